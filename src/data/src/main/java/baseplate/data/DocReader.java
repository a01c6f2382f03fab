package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/// Turns JSON bytes into a [Doc] in one pass, strictly.
final class DocReader {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Limits.DEPTH + 1)
                  .maxNameLength(Limits.NAME)
                  .maxNumberLength(Limits.DIGITS + 8)
                  .maxStringLength(Limits.TEXT)
                  .build())
          .build();

  private final JsonParser parser;
  private int left;
  private int depth;

  private DocReader(JsonParser parser, Limits limits) {
    this.parser = parser;
    this.left = limits.values();
  }

  /// The only value in the bytes from `from`; throws [NotJson] or Jackson's own.
  static Doc read(byte[] bytes, int from, int length, Limits limits) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), bytes, from, length)) {
      return new DocReader(parser, limits).only();
    }
  }

  /// Jackson says of some limits only that they were crossed, and knows no place.
  private Doc only() {
    try {
      return onlyValue();
    } catch (StreamConstraintsException _) {
      throw new NotJson(NotJson.Why.LIMIT, parser.currentLocation());
    }
  }

  private Doc onlyValue() {
    JsonToken first = parser.nextToken();
    if (first == null) {
      throw new NotJson(NotJson.Why.EMPTY, parser.currentLocation());
    }
    Doc doc = value(first);
    if (parser.nextToken() != null) {
      throw new NotJson(NotJson.Why.TRAILING, parser.currentTokenLocation());
    }
    return doc;
  }

  private Doc value(JsonToken token) {
    if (--left < 0) {
      throw new NotJson(NotJson.Why.VALUES, parser.currentTokenLocation());
    }
    return switch (token) {
      case START_OBJECT, START_ARRAY -> nested(token);
      case VALUE_STRING -> Doc.of(whole(parser.getString()));
      case VALUE_NUMBER_INT -> whole();
      case VALUE_NUMBER_FLOAT -> decimal();
      case VALUE_TRUE -> Doc.of(true);
      case VALUE_FALSE -> Doc.of(false);
      case VALUE_NULL -> new Doc.Nothing();
      case END_ARRAY, END_OBJECT, NOT_AVAILABLE, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
          throw new IllegalStateException("unexpected token " + token);
    };
  }

  private Doc nested(JsonToken token) {
    if (++depth > Limits.DEPTH) {
      throw new NotJson(NotJson.Why.LIMIT, parser.currentTokenLocation());
    }
    Doc doc = token == JsonToken.START_OBJECT ? object() : items();
    depth--;
    return doc;
  }

  /// The text, in which no half of a pair of surrogates stands alone: such a text is no text, and
  /// nothing that writes UTF-8 could write it again.
  private String whole(String text) {
    if (isHalved(text)) {
      throw new NotJson(NotJson.Why.SURROGATE, parser.currentTokenLocation());
    }
    return text;
  }

  private static boolean isHalved(String text) {
    int at = 0;
    while (at < text.length()) {
      int c = text.codePointAt(at);
      if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
        return true;
      }
      at += Character.charCount(c);
    }
    return false;
  }

  private Doc object() {
    DocBuilder fields = Doc.object();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      if (!fields.putIfFree(whole(name), value(parser.nextToken()))) {
        throw new NotJson(NotJson.Why.TWICE, parser.currentTokenLocation());
      }
    }
    return fields.build();
  }

  private Doc items() {
    List<Doc> items = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      items.add(value(token));
    }
    return new Doc.Items(items);
  }

  private Doc whole() {
    return switch (parser.getNumberType()) {
      case INT, LONG -> Doc.of(parser.getLongValue());
      case BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL -> decimal();
    };
  }

  private Doc decimal() {
    BigDecimal value = exact();
    long before = (long) value.precision() - value.scale();
    if (before > Limits.DIGITS || value.scale() > Limits.DIGITS) {
      throw new NotJson(NotJson.Why.NUMBER, parser.currentTokenLocation());
    }
    return Doc.of(value);
  }

  /// An exponent may be too large even for a number of any size.
  private BigDecimal exact() {
    try {
      return new BigDecimal(parser.getString());
    } catch (NumberFormatException _) {
      throw new NotJson(NotJson.Why.NUMBER, parser.currentTokenLocation());
    }
  }
}
