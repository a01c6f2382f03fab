package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Documents as the trees that the schema validator reads, and back.
final class Nodes {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final int LONG_DIGITS = 18;

  private Nodes() {}

  static JsonNode of(Doc doc) {
    return switch (doc) {
      case Doc.Obj(Map<String, Doc> fields) -> object(fields);
      case Doc.Items(List<Doc> items) -> array(items);
      case Doc.Text(String text) -> NODES.stringNode(text);
      case Doc.Num(BigDecimal number) -> number(number);
      case Doc.Flag(boolean flag) -> NODES.booleanNode(flag);
      case Doc.Nothing() -> NODES.nullNode();
    };
  }

  private static JsonNode object(Map<String, Doc> fields) {
    ObjectNode node = NODES.objectNode();
    fields.forEach((name, value) -> node.set(name, of(value)));
    return node;
  }

  private static JsonNode array(List<Doc> items) {
    ArrayNode node = NODES.arrayNode();
    items.forEach(item -> node.add(of(item)));
    return node;
  }

  private static JsonNode number(BigDecimal number) {
    if (number.scale() > 0) {
      return NODES.numberNode(number);
    }
    return number.precision() <= LONG_DIGITS
        ? NODES.numberNode(number.longValueExact())
        : NODES.numberNode(number.toBigIntegerExact());
  }

  static Doc doc(JsonNode node) {
    return switch (node.getNodeType()) {
      case OBJECT -> object(node);
      case ARRAY -> items(node);
      case NUMBER -> Doc.of(node.decimalValue());
      case BOOLEAN -> Doc.of(node.booleanValue());
      case STRING -> Doc.of(node.stringValue());
      case NULL, MISSING, BINARY, POJO -> new Doc.Nothing();
    };
  }

  private static Doc object(JsonNode node) {
    DocBuilder fields = Doc.object();
    node.properties().forEach(field -> fields.put(field.getKey(), doc(field.getValue())));
    return fields.build();
  }

  private static Doc items(JsonNode node) {
    List<Doc> items = new ArrayList<>();
    node.forEach(item -> items.add(doc(item)));
    return new Doc.Items(items);
  }
}
