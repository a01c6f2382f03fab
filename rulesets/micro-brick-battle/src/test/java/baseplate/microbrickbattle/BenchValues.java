package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.scene.Field;
import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;

/// Values for fields of workbenches.
final class BenchValues {
  private BenchValues() {}

  /// The field's own.
  static Doc of(Field field) {
    return switch (field) {
      case Field.Number number -> Doc.of(whole(number));
      case Field.Choice choice -> Doc.of(choice.value());
      case Field.Text text -> Doc.of(text.value());
      case Field.Outline outline -> Doc.list(outline.corners(), Doc::of);
      case Field.Counts counts -> counts(counts.entries());
      case Field.Parts _, Field.Joint _ -> throw new AssertionError(field);
    };
  }

  /// Heights of ready units may be parts of plates, which are edited in whole ones.
  private static BigDecimal whole(Field.Number number) {
    return number.step().compareTo(BigDecimal.ONE) == 0
        ? number.value().setScale(0, RoundingMode.HALF_UP)
        : number.value();
  }

  private static Doc counts(List<Field.Entry> entries) {
    DocBuilder counts = Doc.object();
    entries.forEach(entry -> counts.put(entry.id(), entry.count()));
    return counts.build();
  }

  /// Any that a table could send, some a little beyond the bounds.
  static Doc any(Field field, Random random) {
    return switch (field) {
      case Field.Number number -> number(number, random);
      case Field.Choice choice ->
          Doc.of(choice.values().get(random.nextInt(choice.values().size())));
      case Field.Text text -> Doc.of("n".repeat(random.nextInt(text.longest() + 2)));
      case Field.Outline _ -> outline(random);
      case Field.Counts counts -> count(counts.entries(), random);
      case Field.Parts _, Field.Joint _ -> throw new AssertionError(field);
    };
  }

  private static Doc number(Field.Number number, Random random) {
    BigDecimal steps = number.most().subtract(number.least()).divide(number.step());
    int step = random.nextInt(Math.min(60, steps.intValue()) + 3) - 1;
    return Doc.of(number.least().add(number.step().multiply(BigDecimal.valueOf(step))));
  }

  private static Doc outline(Random random) {
    int corners = random.nextInt(6);
    List<Point> points =
        random
            .ints(2L * corners, -40, 40)
            .mapToObj(thirds -> new Point(thirds * 33L, random.nextInt(80) * 33L))
            .limit(corners)
            .toList();
    return Doc.list(points, Doc::of);
  }

  private static Doc count(List<Field.Entry> entries, Random random) {
    Field.Entry entry = entries.get(random.nextInt(entries.size()));
    return Doc.object().put(entry.id(), random.nextInt(5)).build();
  }
}
