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
    Map<String, Object> args = new LinkedHashMap<>();
    if (fields.has("args")) {
      Fields given = fields.object("args");
      for (String name : given.names()) {
        args.put(name, argument(given.any(name), given.at(name)));
      }
    }
    fields.done();
    return new Phrase(key, args);
  }

  private static Object argument(Doc doc, String pointer) {
    return switch (doc) {
      case Doc.Obj _ -> read(Fields.of(doc, pointer));
      case Doc.Items(List<Doc> items) -> {
        List<Object> many = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
          many.add(argument(items.get(i), pointer + "/" + i));
        }
        yield many;
      }
      case Doc.Text(String text) -> text;
      case Doc.Num(BigDecimal number) -> number;
      case Doc.Flag _, Doc.Nothing _ ->
          throw new Malformed(
              pointer,
              Phrase.of("core.malformed.type", "wanted", "text, number, list or sentence"));
    };
  }
}
