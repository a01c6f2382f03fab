package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.util.LinkedHashMap;
import java.util.Map;

/// Drafts of the workbenches: those that one starts from, and documents with one field changed.
final class Drafts {
  private Drafts() {}

  /// The draft of that kind that one starts from.
  static Doc.Obj fresh(String kind) {
    return Fields.of(Resources.json("drafts.json"), "").object(kind).whole();
  }

  /// The object with a field in place of its own, or at its end.
  static Doc.Obj with(Doc.Obj obj, String field, Doc value) {
    Map<String, Doc> fields = new LinkedHashMap<>(obj.fields());
    fields.put(field, value);
    return new Doc.Obj(fields);
  }

  /// The object without a field.
  static Doc.Obj without(Doc.Obj obj, String field) {
    Map<String, Doc> fields = new LinkedHashMap<>(obj.fields());
    fields.remove(field);
    return new Doc.Obj(fields);
  }

  /// The object with a field of one of its objects in place of that one's own.
  static Doc.Obj within(Doc.Obj obj, String part, String field, Doc value) {
    return with(obj, part, with(part(obj, part), field, value));
  }

  /// An object that stands in another.
  static Doc.Obj part(Doc.Obj obj, String part) {
    return Fields.of(obj, "").object(part).whole();
  }

  /// A field that a workbench does not have.
  static Malformed unknown(String field) {
    return new Malformed("/" + field, Phrase.of("mbb.malformed.field", "field", field));
  }
}
