package baseplate.microbrickbattle;

import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.Area;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Point;
import java.util.List;

/// Reads a kind of unit.
///
/// Outlines are drawn in inches at 1:120 in any frame with x to the right and y ahead; the gun's
/// pivot is given in the hull's frame, a turret about its pivot.
final class UnitReader {
  static final int MOST_POINTS = 14;
  static final int MOST_MOVEMENT = 60;
  private static final int LONGEST_NAME = 60;

  private final Prices prices;

  UnitReader(Prices prices) {
    this.prices = prices;
  }

  UnitKind read(Fields fields) {
    UnitClass unitClass = Names.read(fields, "class", UnitClass.values());
    int attack = fields.count("ap", 0, MOST_POINTS);
    int defence = fields.count("dp", 0, MOST_POINTS);
    int movement = fields.count("mp", 0, MOST_MOVEMENT);
    Fields body = fields.object("hull");
    Outline hull = outline(body);
    Height height = height(body);
    Point middle = middle(body.points("outline"));
    body.done();
    UnitKind kind =
        new UnitKind(
            fields.text("id"),
            name(fields),
            fields.text("nation"),
            unitClass,
            attack,
            defence,
            movement,
            hull,
            height,
            turret(fields),
            turretTop(fields, height),
            gun(fields, hull, height, middle),
            fields.has("gun") ? UnitKind.Barrel.SHOWN : UnitKind.Barrel.NONE,
            Outline.rectangle(hull.along(), height.toLength()),
            Height.of(hull.across()),
            prices.of(attack, defence, movement));
    fields.done();
    return kind;
  }

  static String name(Fields fields) {
    String name = fields.text("name");
    if (name.isBlank() || name.length() > LONGEST_NAME) {
      throw fields.fault("name", Phrase.of("mbb.malformed.name", "most", LONGEST_NAME));
    }
    return name;
  }

  private static Outline outline(Fields body) {
    try {
      return Outline.of(body.points("outline"));
    } catch (IllegalArgumentException problem) {
      throw body.fault(
          "outline",
          Phrase.of("mbb.malformed.outline", "problem", String.valueOf(problem.getMessage())));
    }
  }

  private static Height height(Fields body) {
    Height height = HeightDocs.read(body, "height");
    if (height.compareTo(Height.ofPlates(1)) < 0) {
      throw body.fault("height", Phrase.of("mbb.malformed.low"));
    }
    return height;
  }

  /// The centre of the bounding rectangle of a drawing.
  private static Point middle(List<Point> drawn) {
    Area bounds = Area.between(drawn.getFirst(), drawn.getFirst());
    for (Point point : drawn) {
      bounds = bounds.joined(Area.between(point, point));
    }
    return new Point((bounds.left() + bounds.right()) / 2, (bounds.bottom() + bounds.top()) / 2);
  }

  private static List<Point> turret(Fields fields) {
    if (!fields.has("turret")) {
      return List.of();
    }
    Fields turret = fields.object("turret");
    outline(turret);
    height(turret);
    turret.done();
    return turret.points("outline");
  }

  private static Height turretTop(Fields fields, Height hull) {
    return fields.has("turret") ? height(fields.object("turret")) : hull;
  }

  /// @rule MBB-31
  private static Gun gun(Fields fields, Outline hull, Height height, Point middle) {
    return fields.has("gun") ? gun(fields.object("gun"), middle) : usualGun(hull, height);
  }

  private static Gun gun(Fields gun, Point middle) {
    Point pivot = gun.point("pivot").minus(middle);
    Gun read = new Gun(pivot, gun.inches("length"), HeightDocs.read(gun, "height"));
    gun.done();
    return read;
  }

  private static Gun usualGun(Outline hull, Height height) {
    Length reach = Length.ofThousandths(hull.along().thousandths() / 2);
    return new Gun(Point.ORIGIN, reach, new Height(height.tenths() * 2 / 3));
  }
}
