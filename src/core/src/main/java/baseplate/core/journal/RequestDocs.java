package baseplate.core.journal;

import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.input.Input;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// How requests and inputs stand in files.
final class RequestDocs {
  private static final int MOST = 1_000_000;

  private static final List<String> INPUTS = List.of("choose", "faces", "card");

  private RequestDocs() {}

  static Doc.Obj write(Request request) {
    return switch (request) {
      case Request.Reach(Pool pool, int least) -> roll("reach", pool).put("least", least).build();
      case Request.Exceeds(Pool attack, Pool defence) -> against("exceeds", attack, defence);
      case Request.Difference(Pool attack, Pool defence) -> against("difference", attack, defence);
      case Request.Sum(Pool pool) -> roll("sum", pool).build();
      case Request.Count(Pool pool, int least) -> roll("count", pool).put("least", least).build();
      case Request.Highest(Pool pool) -> roll("highest", pool).build();
      case Request.Chain(Pool pool, int cap) -> roll("chain", pool).put("cap", cap).build();
      case Request.Direction(int ways) ->
          Doc.object().put("roll", "direction").put("ways", ways).build();
      case Request.Turn(String stack, List<Request.Copies> among) ->
          Doc.object().put("turn", stack).put("among", Doc.list(among, RequestDocs::write)).build();
      case Request.Ask(SideId side, String kind, Phrase question, List<Request.Way> options) ->
          Doc.object()
              .put("choice", kind)
              .put("side", side.number())
              .put("question", PhraseDocs.write(question))
              .put("options", Doc.list(options, RequestDocs::write))
              .build();
    };
  }

  private static DocBuilder roll(String kind, Pool pool) {
    return Doc.object().put("roll", kind).put("pool", PoolText.write(pool));
  }

  private static Doc.Obj against(String kind, Pool attack, Pool defence) {
    return Doc.object()
        .put("roll", kind)
        .put("attack", PoolText.write(attack))
        .put("defence", PoolText.write(defence))
        .build();
  }

  static Doc.Obj write(Request.Copies copies) {
    return Doc.object().put("card", copies.card()).put("count", copies.count()).build();
  }

  private static Doc.Obj write(Request.Way way) {
    return Doc.object().put("id", way.id()).put("label", PhraseDocs.write(way.label())).build();
  }

  static Request read(Fields fields) {
    Request request =
        fields.has("roll") ? roll(fields) : fields.has("turn") ? turn(fields) : ask(fields);
    fields.done();
    return request;
  }

  private static Request roll(Fields fields) {
    return switch (fields.text("roll")) {
      case "reach" -> new Request.Reach(pool(fields, "pool"), number(fields, "least"));
      case "exceeds" -> new Request.Exceeds(pool(fields, "attack"), pool(fields, "defence"));
      case "difference" -> new Request.Difference(pool(fields, "attack"), pool(fields, "defence"));
      case "sum" -> new Request.Sum(pool(fields, "pool"));
      case "count" -> new Request.Count(pool(fields, "pool"), number(fields, "least"));
      case "highest" -> new Request.Highest(pool(fields, "pool"));
      case "chain" -> new Request.Chain(pool(fields, "pool"), number(fields, "cap"));
      case "direction" -> new Request.Direction(fields.count("ways", 1, 1000));
      default ->
          throw fields.fault(
              "roll", Phrase.of("core.malformed.kind", "value", fields.text("roll")));
    };
  }

  private static int number(Fields fields, String name) {
    return fields.count(name, -MOST, MOST);
  }

  private static Pool pool(Fields fields, String name) {
    String text = fields.text(name);
    try {
      return PoolText.read(text);
    } catch (IllegalArgumentException _) {
      throw fields.fault(name, Phrase.of("core.malformed.pool", "value", text));
    }
  }

  private static Request turn(Fields fields) {
    return new Request.Turn(fields.text("turn"), among(fields));
  }

  static List<Request.Copies> among(Fields fields) {
    List<Request.Copies> among = new ArrayList<>();
    for (Fields copies : fields.objects("among")) {
      among.add(new Request.Copies(copies.text("card"), copies.count("count", 1, MOST)));
      copies.done();
    }
    return among;
  }

  private static Request ask(Fields fields) {
    List<Request.Way> options = new ArrayList<>();
    for (Fields way : fields.objects("options")) {
      options.add(new Request.Way(way.text("id"), PhraseDocs.read(way.object("label"))));
      way.done();
    }
    return new Request.Ask(
        PlaceDocs.side(fields, "side"),
        fields.text("choice"),
        PhraseDocs.read(fields.object("question")),
        options);
  }

  static Doc.Obj write(Input input) {
    DocBuilder doc = Doc.object();
    put(doc, input);
    return doc.build();
  }

  static void put(DocBuilder doc, Input input) {
    switch (input) {
      case Input.Faces(List<Integer> faces) -> doc.put("faces", Doc.list(faces, Doc::of));
      case Input.Card(String card) -> doc.put("card", card);
      case Input.Chosen(String option) -> doc.put("choose", option);
      case Input.Outcome _ -> throw new IllegalArgumentException("an outcome stands in no file");
    }
  }

  /// Reads the one input field of the object.
  static Input input(Fields fields) {
    List<String> given = INPUTS.stream().filter(fields::has).toList();
    if (given.size() != 1) {
      throw new Malformed(fields.pointer(), Phrase.of("core.malformed.input", "fields", INPUTS));
    }
    if (fields.has("faces")) {
      return new Input.Faces(faces(fields));
    }
    if (fields.has("card")) {
      return new Input.Card(fields.text("card"));
    }
    return new Input.Chosen(fields.text("choose"));
  }

  private static List<Integer> faces(Fields fields) {
    List<Doc> items = fields.items("faces");
    List<Integer> faces = new ArrayList<>(items.size());
    for (Doc item : items) {
      faces.add(face(item, fields));
    }
    return faces;
  }

  private static int face(Doc item, Fields fields) {
    if (item instanceof Doc.Num(BigDecimal value)
        && value.scale() == 0
        && value.signum() > 0
        && value.precision() <= 4) {
      return value.intValue();
    }
    throw new Malformed(
        fields.at("faces"), Phrase.of("core.malformed.type", "wanted", "list of faces"));
  }
}
