package baseplate.testkit.charge;

import baseplate.core.PieceId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.testkit.charge.ChargeStep.Exchange;
import baseplate.testkit.charge.ChargeStep.Moving;
import baseplate.testkit.charge.ChargeStep.Onward;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A charge's steps in files; what comes after a step stands in it as `rest`.
final class ChargeSteps {
  private static final int MOST = 10_000;
  private static final int MOST_BLOWS = 6;

  private ChargeSteps() {}

  static Doc.Obj write(ChargeStep step) {
    return switch (step) {
      case Moving moving -> moving(named("moving"), moving).build();
      case ChargeStep.Meeting(PieceId enemy, Moving rest) ->
          named("meeting").put("enemy", enemy.text()).put("rest", rest(rest)).build();
      case ChargeStep.Striking(Exchange exchange) -> exchanging("striking", exchange).build();
      case ChargeStep.Landing(Exchange exchange, int dice) ->
          exchanging("landing", exchange).put("dice", dice).build();
      case ChargeStep.Knocking(Exchange exchange) -> exchanging("knocking", exchange).build();
      case ChargeStep.GoingOn(Exchange exchange, Onward onward) ->
          exchanging("going-on", exchange).put("onward", onward(onward)).build();
      case ChargeStep.Flying(Exchange exchange, List<PieceId> modules, Onward onward) ->
          exchanging("flying", exchange)
              .put("modules", Doc.list(modules, module -> Doc.of(module.text())))
              .putUnlessNull("onward", onward == null ? null : onward(onward))
              .build();
    };
  }

  private static DocBuilder named(String name) {
    return Doc.object().put("step", name);
  }

  private static DocBuilder moving(DocBuilder doc, Moving moving) {
    return doc.put("piece", moving.piece().text())
        .put("path", PathDocs.write(moving.path()))
        .put("passed", ChargeCodec.pieces(moving.passed()));
  }

  private static Doc.Obj rest(Moving moving) {
    return moving(Doc.object(), moving).build();
  }

  private static DocBuilder exchanging(String name, Exchange exchange) {
    Moving rest = exchange.rest();
    return named(name)
        .put("striker", exchange.striker().text())
        .put("target", exchange.target().text())
        .put("blows", exchange.blows())
        .putUnlessNull("rest", rest == null ? null : rest(rest));
  }

  private static Doc.Obj onward(Onward onward) {
    return Doc.object()
        .put("along", Doc.scaled(onward.along().hundredths(), 2))
        .put("next", onward.next().text())
        .put("force", onward.force())
        .build();
  }

  static ChargeStep read(String name, Fields fields) {
    return switch (name) {
      case "moving" -> moving(fields);
      case "meeting" -> new ChargeStep.Meeting(ChargeCodec.piece(fields, "enemy"), rest(fields));
      case "striking" -> new ChargeStep.Striking(exchange(fields));
      case "landing" -> new ChargeStep.Landing(exchange(fields), fields.count("dice", 1, MOST));
      case "knocking" -> new ChargeStep.Knocking(exchange(fields));
      case "going-on" -> new ChargeStep.GoingOn(exchange(fields), onward(fields));
      case "flying" ->
          new ChargeStep.Flying(
              exchange(fields),
              ChargeCodec.pieces(fields, "modules"),
              fields.has("onward") ? onward(fields) : null);
      default -> throw ChargeCodec.unknown(fields, "step", name);
    };
  }

  private static Moving moving(Fields fields) {
    return new Moving(
        ChargeCodec.piece(fields, "piece"),
        PathDocs.rest(fields),
        ChargeCodec.pieces(fields, "passed"));
  }

  private static Moving rest(Fields fields) {
    Fields rest = fields.object("rest");
    Moving moving = moving(rest);
    rest.done();
    return moving;
  }

  private static Exchange exchange(Fields fields) {
    return new Exchange(
        ChargeCodec.piece(fields, "striker"),
        ChargeCodec.piece(fields, "target"),
        fields.count("blows", 1, MOST_BLOWS),
        restIfAny(fields));
  }

  private static @Nullable Moving restIfAny(Fields fields) {
    return fields.has("rest") ? rest(fields) : null;
  }

  private static Onward onward(Fields fields) {
    Fields onward = fields.object("onward");
    Onward read =
        new Onward(
            onward.degrees("along"),
            ChargeCodec.piece(onward, "next"),
            onward.count("force", 1, MOST));
    onward.done();
    return read;
  }
}
