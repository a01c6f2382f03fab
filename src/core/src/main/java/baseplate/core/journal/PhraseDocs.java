package baseplate.core.journal;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How sentences stand in files: `{"key": …, "args": {…}}`.
final class PhraseDocs {
  private PhraseDocs() {}

  static Doc.Obj write(Phrase phrase) {
    DocBuilder doc = Doc.object().put("key", phrase.key());
    if (!phrase.args().isEmpty()) {
      DocBuilder args = Doc.object();
      phrase.args().forEach((name, value) -> args.put(name, argument(value)));
      doc.put("args", args.build());
    }
    return doc.build();
  }

  private static Doc argument(Object value) {
    return switch (value) {
      case Phrase phrase -> write(phrase);
      case List<?> many -> Doc.list(many, PhraseDocs::argument);
      case Long number -> Doc.of(number);
      case BigDecimal number -> Doc.of(number);
      default -> Doc.of(value.toString());
    };
  }

  static Phrase read(Fields fields) {
    String key = fields.text("key");
    Map<String, Object> args = fields.has("args") ? arguments(fields.object("args")) : Map.of();
    fields.done();
    return new Phrase(key, args);
  }

  private static Map<String, Object> arguments(Fields fields) {
    Map<String, Object> args = new LinkedHashMap<>();
    for (String name : fields.names()) {
      Object value =
          fields.any(name) instanceof Doc.Obj
              ? read(fields.object(name))
              : plain(fields.any(name), fields, name);
      args.put(name, value);
    }
    return args;
  }

  private static Object plain(Doc doc, Fields fields, String name) {
    return switch (doc) {
      case Doc.Text(String text) -> text;
      case Doc.Num(BigDecimal number) -> number;
      case Doc.Items(List<Doc> items) -> items(items, fields.at(name));
      case Doc.Obj _, Doc.Flag _, Doc.Nothing _ -> throw unfit(fields.at(name));
    };
  }

  private static List<Object> items(List<Doc> items, String pointer) {
    List<Object> many = new ArrayList<>();
    for (Doc item : items) {
      many.add(
          switch (item) {
            case Doc.Obj _ -> read(Fields.of(item, pointer + "/" + many.size()));
            case Doc.Items(List<Doc> more) -> items(more, pointer + "/" + many.size());
            case Doc.Text(String text) -> text;
            case Doc.Num(BigDecimal number) -> number;
            case Doc.Flag _, Doc.Nothing _ -> throw unfit(pointer + "/" + many.size());
          });
    }
    return many;
  }

  private static Malformed unfit(String pointer) {
    return new Malformed(
        pointer, Phrase.of("core.malformed.type", "wanted", "text, number, list or sentence"));
  }
}
