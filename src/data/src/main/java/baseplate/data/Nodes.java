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
      case Doc.Obj(Map<String, Doc> fields) -> {
        ObjectNode node = NODES.objectNode();
        fields.forEach((name, value) -> node.set(name, of(value)));
        yield node;
      }
      case Doc.Items(List<Doc> items) -> {
        ArrayNode node = NODES.arrayNode();
        items.forEach(item -> node.add(of(item)));
        yield node;
      }
      case Doc.Text(String text) -> NODES.stringNode(text);
      case Doc.Num(BigDecimal number) -> number(number);
      case Doc.Flag(boolean flag) -> NODES.booleanNode(flag);
      case Doc.Nothing() -> NODES.nullNode();
    };
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
    if (node.isObject()) {
      DocBuilder fields = Doc.object();
      node.properties().forEach(field -> fields.put(field.getKey(), doc(field.getValue())));
      return fields.build();
    }
    if (node.isArray()) {
      List<Doc> items = new ArrayList<>();
      node.forEach(item -> items.add(doc(item)));
      return new Doc.Items(items);
    }
    if (node.isNumber()) {
      return Doc.of(node.decimalValue());
    }
    if (node.isBoolean()) {
      return Doc.of(node.booleanValue());
    }
    return node.isString() ? Doc.of(node.stringValue()) : new Doc.Nothing();
  }
}
