package baseplate.app.svg;

import baseplate.core.TableSize;
import baseplate.core.scene.Zone;

/// Draws what lies under the pieces: the studded plate, its zones and a ruler.
final class Ground {
  private static final String STYLE =
      """
      <defs>
      <pattern id="plate" width="315" height="315" patternUnits="userSpaceOnUse">
      <rect width="315" height="315" fill="#598f5c"/>
      <circle cx="166" cy="168" r="98" fill="#3f7144" opacity=".55"/>
      <circle cx="157" cy="157" r="94" fill="#639a66"/>
      <circle cx="140" cy="138" r="46" fill="#7db07f" opacity=".6"/>
      </pattern>
      <g id="stud">
      <circle cx="9" cy="11" r="98" fill="#000" opacity=".28"/>
      <circle r="92" fill="#fff" opacity=".22"/>
      <circle cx="-20" cy="-22" r="44" fill="#fff" opacity=".25"/>
      </g>
      <pattern id="side0" width="190" height="190" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><rect width="60" height="190" fill="#fff" opacity=".7"/>\
      </pattern>
      <pattern id="side1" width="190" height="190" patternUnits="userSpaceOnUse">\
      <circle cx="95" cy="95" r="48" fill="#fff" opacity=".8"/></pattern>
      <pattern id="side2" width="190" height="190" patternUnits="userSpaceOnUse">\
      <path d="M0 95H190M95 0V190" stroke="#fff" stroke-width="44" opacity=".7"/></pattern>
      <pattern id="side3" width="190" height="190" patternUnits="userSpaceOnUse">\
      <path d="M0 150L95 40L190 150" stroke="#fff" stroke-width="44" fill="none" opacity=".7"/>\
      </pattern>
      <pattern id="hidden" width="160" height="160" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><rect width="70" height="160" fill="#b3202a" opacity=".75"/>\
      </pattern>
      </defs>\
      """;

  private static final String LINE = "stroke=\"#1c2733\" stroke-width=\"50\"";

  private static final String TICK = "stroke=\"#fff\" stroke-opacity=\".85\" stroke-width=\"50\"";
  private static final int SCALE = 6_000;

  private Ground() {}

  static void draw(Ink ink, TableSize table) {
    long width = table.width().thousandths();
    long depth = table.depth().thousandths();
    ink.raw(STYLE);
    ink.put("<rect width=\"{}\" height=\"{}\" fill=\"url(#plate)\"/>", width, depth);
    ink.put(
        "<rect width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#2d5231\" stroke-width=\"80\"/>",
        width,
        depth);
  }

  /// Inches along the near and the left edge, every six of them a tick and its number.
  static void scale(Ink ink, TableSize table) {
    long depth = table.depth().thousandths();
    for (long x = SCALE; x < table.width().thousandths(); x += SCALE) {
      ink.put("<path d=\"M{} {}v-220\" {}/>", x, depth, TICK);
      number(ink, x, depth - 300, x / 1_000);
    }
    for (long y = SCALE; y < depth; y += SCALE) {
      ink.put("<path d=\"M0 {}h220\" {}/>", depth - y, TICK);
      number(ink, 500, depth - y + 130, y / 1_000);
    }
  }

  private static void number(Ink ink, long x, long y, long inches) {
    ink.put(
        "<text x=\"{}\" y=\"{}\" font-size=\"360\" text-anchor=\"middle\" fill=\"#fff\""
            + " fill-opacity=\".85\">{}</text>",
        x,
        y,
        inches);
  }

  static void draw(Ink ink, Zone zone, String label, long depth) {
    Shape shape = Shape.of(zone.corners(), depth);
    ink.put(
        "<polygon points=\"{}\" fill=\"#0b3d66\" fill-opacity=\".16\" stroke=\"#fff\""
            + " stroke-opacity=\".55\" stroke-width=\"40\" stroke-dasharray=\"240 180\"/>",
        shape.points());
    Labels.plain(ink, new Shape.Spot(shape.left() + 250, shape.top() + 520), label);
  }

  /// The room that the ruler takes below a table; none where the table is too small for it.
  static long rulerRoom(TableSize table) {
    return table.width().thousandths() < 9_000 ? 0 : 900;
  }

  /// Six inches below the table, for the eye.
  static void ruler(Ink ink, TableSize table, String label) {
    if (rulerRoom(table) == 0) {
      return;
    }
    long y = table.depth().thousandths() + 350;
    for (int inch = 0; inch <= 6; inch++) {
      long length = inch % 3 == 0 ? 420 : 240;
      ink.put("<path d=\"M{} {}v{}\" {}/>", 25 + inch * 1_000, y, length, LINE);
    }
    ink.put("<path d=\"M0 {}h6050\" {}/>", y, LINE);
    ink.put(
        "<text x=\"6300\" y=\"{}\" font-size=\"380\" fill=\"#1c2733\">{}</text>",
        y + 380,
        Ink.safe(label));
  }
}
