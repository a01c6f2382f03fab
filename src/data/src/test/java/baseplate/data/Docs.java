package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/// Documents at random. Names of fields hold no halves of characters, which no JSON may name.
final class Docs {
  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "plain",
          "5 plates",
          "-dash",
          "true",
          "null",
          "12",
          "-0.5",
          "007",
          "a: b",
          "#x",
          "\"",
          "\\",
          "tab\t",
          "line\nend",
          "é",
          "\u2028",
          "\ud83c\udfb2",
          "\u0000",
          "- a",
          "[1]",
          "{a: b}",
          "trailing ",
          "M4 Sherman (late)",
          "1e5");

  private Docs() {}

  static Doc any(SplittableRandom random, int depth) {
    return switch (random.nextInt(depth > 0 ? 7 : 5)) {
      case 0 -> Doc.of(text(random));
      case 1 -> Doc.of(random.nextLong());
      case 2 -> Doc.of(BigDecimal.valueOf(random.nextInt(-9_999, 9_999), random.nextInt(0, 6)));
      case 3 -> Doc.of(random.nextBoolean());
      case 4 -> new Doc.Nothing();
      case 5 -> items(random, depth - 1);
      default -> object(random, depth - 1);
    };
  }

  static String text(SplittableRandom random) {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }

  static Doc.Obj object(SplittableRandom random, int depth) {
    DocBuilder fields = Doc.object();
    for (int i = random.nextInt(6); i > 0; i--) {
      String name = random.nextBoolean() ? "field" + i : text(random) + i;
      fields.put(name, any(random, depth));
    }
    return fields.build();
  }

  /// The object without some of its fields.
  static Doc.Obj without(Doc.Obj doc, Set<String> names) {
    DocBuilder rest = Doc.object();
    doc.fields().entrySet().stream()
        .filter(field -> !names.contains(field.getKey()))
        .forEach(field -> rest.put(field.getKey(), field.getValue()));
    return rest.build();
  }

  private static Doc items(SplittableRandom random, int depth) {
    List<Doc> items = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      items.add(any(random, depth));
    }
    return new Doc.Items(items);
  }
}
