package baseplate.core.doc;

import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads an object field by field, strictly: each reader throws [Malformed] with the JSON pointer
/// when a field is missing, of another type or out of range, and [#done] when one was not read.
public final class Fields {
  private final Doc.Obj obj;
  private final Members members;
  private final Spot spot;
  private final boolean[] read;
  private int expected;

  private Fields(Doc.Obj obj, Spot spot) {
    this.obj = obj;
    this.members = obj.members();
    this.spot = spot;
    this.read = new boolean[members.size()];
  }

  /// Reads `doc`, which must be an object, found at `pointer`.
  public static Fields of(Doc doc, String pointer) {
    return of(doc, new Spot(null, pointer, -1));
  }

  private static Fields of(Doc doc, Spot spot) {
    if (doc instanceof Doc.Obj obj) {
      return new Fields(obj, spot);
    }
    throw wrong(spot.pointer(), "object");
  }

  /// The JSON pointer of this object.
  public String pointer() {
    return spot.pointer();
  }

  /// Whether the field is there.
  public boolean has(String name) {
    return position(name) >= 0;
  }

  /// The names that are there, in their order.
  public List<String> names() {
    return List.copyOf(obj.fields().keySet());
  }

  /// The whole object.
  public Doc.Obj whole() {
    return obj;
  }

  /// A value of any type that must be there.
  public Doc any(String name) {
    int position = position(name);
    if (position < 0) {
      throw new Malformed(pointer(), Phrase.of("core.malformed.missing", "field", name));
    }
    read[position] = true;
    expected = position + 1;
    return members.value(position);
  }

  /// Fields are mostly read in the order in which they were written.
  private int position(String name) {
    return expected < read.length && members.name(expected).equals(name)
        ? expected
        : members.position(name);
  }

  /// A value of any type, if there.
  public Optional<Doc> maybe(String name) {
    return has(name) ? Optional.of(any(name)) : Optional.empty();
  }

  /// A text that must be there.
  public String text(String name) {
    return any(name) instanceof Doc.Text text ? text.value() : fail(name, "text");
  }

  /// A text, or the other when the field is not there.
  public String text(String name, String otherwise) {
    return has(name) ? text(name) : otherwise;
  }

  /// A flag, or the other when the field is not there.
  public boolean flag(String name, boolean otherwise) {
    if (!has(name)) {
      return otherwise;
    }
    return any(name) instanceof Doc.Flag flag ? flag.value() : fail(name, "true or false");
  }

  /// An exact decimal that must be there.
  public BigDecimal number(String name) {
    return any(name) instanceof Doc.Num num ? num.value() : fail(name, "number");
  }

  /// A whole number from `least` to `most`, both included.
  public long whole(String name, long least, long most) {
    return scaled(name, 0, least, most);
  }

  /// A whole number from `least` to `most` as an int.
  public int count(String name, int least, int most) {
    return (int) whole(name, least, most);
  }

  /// A decimal of at most `places` places, as its multiple of 10^-places, within the range (of the
  /// multiple).
  public long scaled(String name, int places, long least, long most) {
    BigDecimal value = number(name);
    if (!Numbers.fits(value, places, least, most)) {
      throw Numbers.unfit(value, places, least, most, at(name));
    }
    return Numbers.multiple(value, places);
  }

  /// Inches with at most three places, from 0 to 4,000.
  public Length inches(String name) {
    return Length.ofThousandths(scaled(name, 3, 0, Numbers.LONGEST));
  }

  /// Degrees with at most two places, any turn of up to ten circles, normalised to 0 to 360.
  public Angle degrees(String name) {
    return Angle.ofHundredths(scaled(name, 2, -360_000, 360_000));
  }

  /// A point `[x, y]` in inches with at most three places, at most 1,000 inches off the corner.
  public Point point(String name) {
    return point(any(name), new Spot(spot, name, -1));
  }

  /// A list of points that must be there.
  public List<Point> points(String name) {
    List<Point> points = new ArrayList<>();
    for (Doc item : items(name)) {
      points.add(point(item, new Spot(spot, name, points.size())));
    }
    return points;
  }

  private static Point point(Doc doc, Spot spot) {
    if (doc instanceof Doc.Items(List<Doc> pair)
        && pair.size() == 2
        && pair.get(0) instanceof Doc.Num(BigDecimal x)
        && pair.get(1) instanceof Doc.Num(BigDecimal y)) {
      return new Point(coordinate(x, spot, 0), coordinate(y, spot, 1));
    }
    throw wrong(spot.pointer(), "list of two numbers");
  }

  private static long coordinate(BigDecimal value, Spot spot, int axis) {
    if (!Numbers.fits(value, 3, -Numbers.FARTHEST, Numbers.FARTHEST)) {
      throw Numbers.unfit(
          value, 3, -Numbers.FARTHEST, Numbers.FARTHEST, spot.pointer() + "/" + axis);
    }
    return Numbers.multiple(value, 3);
  }

  /// An object that must be there.
  public Fields object(String name) {
    return of(any(name), new Spot(spot, name, -1));
  }

  /// A list that must be there, each item an object.
  public List<Fields> objects(String name) {
    List<Doc> items = items(name);
    List<Fields> list = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      list.add(of(items.get(i), new Spot(spot, name, i)));
    }
    return list;
  }

  /// A list of texts; empty when the field is not there.
  public List<String> texts(String name) {
    List<String> list = new ArrayList<>();
    for (Doc item : has(name) ? items(name) : List.<Doc>of()) {
      list.add(item instanceof Doc.Text text ? text.value() : fail(name, "list of texts"));
    }
    return list;
  }

  /// A list that must be there.
  public List<Doc> items(String name) {
    return any(name) instanceof Doc.Items items ? items.items() : fail(name, "list");
  }

  /// Refuses fields that nobody read.
  public void done() {
    for (int i = 0; i < read.length; i++) {
      if (!read[i]) {
        String name = members.name(i);
        throw new Malformed(at(name), Phrase.of("core.malformed.unknown", "field", name));
      }
    }
  }

  /// The JSON pointer of a field.
  public String at(String name) {
    return new Spot(spot, name, -1).pointer();
  }

  /// A fault of the named field with a ruleset's own words.
  public Malformed fault(String name, Phrase problem) {
    return new Malformed(at(name), problem);
  }

  @SuppressWarnings("TypeParameterUnusedInFormals") // it never returns
  private <T> T fail(String name, String wanted) {
    throw wrong(at(name), wanted);
  }

  private static Malformed wrong(String pointer, String wanted) {
    return new Malformed(pointer, Phrase.of("core.malformed.type", "wanted", wanted));
  }

  /// A place in a document, spelt out only when somebody asks.
  ///
  /// @param within the object that holds it, null at the root
  /// @param name its field there, or the pointer of the root
  /// @param item its position in a list of that name, -1 when it is no list's
  private record Spot(@Nullable Spot within, String name, int item) {
    String pointer() {
      String base =
          within == null
              ? name
              : within.pointer() + "/" + name.replace("~", "~0").replace("/", "~1");
      return item < 0 ? base : base + "/" + item;
    }
  }
}
