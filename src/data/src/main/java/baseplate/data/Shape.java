package baseplate.data;

import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.PathType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// What documents of one kind must look like, by a JSON Schema (2020-12) that stands by itself:
/// nothing is fetched from anywhere.
public final class Shape {
  /// The key of the sentence about a field that is not known.
  static final String UNKNOWN = "data.schema.additionalProperties";

  private static final int LONGEST_LIMIT = 120;

  /// The keywords that have a sentence of their own.
  private static final Set<String> KNOWN =
      Set.of(
          "type",
          "required",
          "additionalProperties",
          "enum",
          "const",
          "minimum",
          "maximum",
          "exclusiveMinimum",
          "exclusiveMaximum",
          "pattern",
          "minLength",
          "maxLength",
          "minItems",
          "maxItems",
          "uniqueItems",
          "multipleOf");

  private final Doc written;
  private final Schema schema;

  private Shape(Doc written, Schema schema) {
    this.written = written;
    this.schema = schema;
  }

  /// Compiles a schema; throws [Malformed] when it is none.
  public static Shape of(Doc schema) {
    try {
      return new Shape(schema, registry().getSchema(Nodes.of(schema)));
    } catch (SchemaException e) {
      throw new Malformed(
          "", Phrase.of("data.schema.none", "reason", String.valueOf(e.getMessage())));
    }
  }

  private static SchemaRegistry registry() {
    SchemaRegistryConfig config =
        SchemaRegistryConfig.builder().pathType(PathType.JSON_POINTER).locale(Locale.ROOT).build();
    return SchemaRegistry.withDefaultDialect(
        SpecificationVersion.DRAFT_2020_12, builder -> builder.schemaRegistryConfig(config));
  }

  /// Throws [Malformed] at the first place, in the order of the pointers, where the document is not
  /// of this shape.
  ///
  /// @param pointer of the document within its file
  public void check(Doc doc, String pointer) {
    Optional<Malformed> fault = fault(doc, pointer);
    if (fault.isPresent()) {
      throw fault.get();
    }
  }

  /// The first place where the document is not of this shape.
  public Optional<Malformed> fault(Doc doc, String pointer) {
    List<Error> errors = schema.validate(Nodes.of(doc));
    return errors.stream()
        .min(
            Comparator.comparing((Error error) -> error.getInstanceLocation().toString())
                .thenComparing(error -> error.getEvaluationPath().toString()))
        .map(error -> malformed(error, pointer));
  }

  private Malformed malformed(Error error, String pointer) {
    String keyword = String.valueOf(error.getKeyword());
    String key = KNOWN.contains(keyword) ? "data.schema." + keyword : "data.schema.other";
    Phrase problem =
        Phrase.of(key, "keyword", keyword)
            .with("field", String.valueOf(error.getProperty()))
            .with("limit", limit(error.getSchemaNode()));
    return new Malformed(
        pointer + error.getInstanceLocation(),
        keyword.equals("required") ? missing(error).orElse(problem) : problem);
  }

  /// What a field that is missing may hold, where the schema lists it.
  private Optional<Phrase> missing(Error error) {
    String field = String.valueOf(error.getProperty());
    String place = String.valueOf(error.getSchemaLocation()).replaceFirst("^[^#]*#", "");
    List<String> path = new ArrayList<>(List.of(place.split("/", -1)));
    path.set(path.size() - 1, "properties");
    path.addAll(List.of(field, "enum"));
    return at(written, path.subList(1, path.size()))
        .map(
            values ->
                Phrase.of("data.schema.required.one-of", "field", field)
                    .with("values", Canonical.text(values)));
  }

  private static Optional<Doc> at(Doc doc, List<String> path) {
    Optional<Doc> found = Optional.of(doc);
    for (String name : path) {
      found = found.flatMap(within -> member(within, name));
    }
    return found;
  }

  private static Optional<Doc> member(Doc within, String name) {
    return within instanceof Doc.Obj object
        ? Optional.ofNullable(object.fields().get(name))
        : Optional.empty();
  }

  private static String limit(JsonNode node) {
    if (node == null) {
      return "";
    }
    String text = node.isString() ? node.stringValue() : Canonical.text(Nodes.doc(node));
    return text.length() <= LONGEST_LIMIT ? text : text.substring(0, LONGEST_LIMIT) + "…";
  }
}
