package baseplate.table.paint;

import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// A die that lies with a face up: pips on six sides, a numeral on any other. What no die on a
/// table has so many sides for is a slip of paper, drawn by lot.
public final class DieFace extends Canvas {
  /// How wide and how high it is, in pixels.
  public static final double WIDTH = 48;

  private static final double SIZE = 44;
  private static final double EDGE = 38;
  private static final double PIP = 7;
  private static final int MOST_SIDES = 24;
  private static final Color SLIP = Color.web("#f6efda");
  private static final Color INK = Color.web("#14181d");

  private static final int[][] PIPS = {
    {4}, {0, 8}, {0, 4, 8}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}
  };

  /// @param face what it shows, from 1
  /// @param sides how many it has
  public DieFace(int face, int sides) {
    super(WIDTH, WIDTH);
    GraphicsContext g = getGraphicsContext2D();
    box(g, isLot(sides) ? 2 : 12, isLot(sides) ? SLIP : Color.WHITE);
    if (sides == PIPS.length && face >= 1 && face <= PIPS.length) {
      pips(g, PIPS[face - 1]);
    } else {
      numeral(g, face);
    }
    setAccessibleText(Integer.toString(face));
  }

  /// Whether so many sides are those of a lot, not of a die.
  public static boolean isLot(int sides) {
    return sides > MOST_SIDES;
  }

  private static void box(GraphicsContext g, double round, Color ground) {
    double at = (SIZE - EDGE) / 2;
    g.setFill(Color.rgb(0, 0, 0, 0.18));
    g.fillRoundRect(at + 3, at + 4, EDGE, EDGE, round, round);
    g.setFill(ground);
    g.fillRoundRect(at, at, EDGE, EDGE, round, round);
    g.setStroke(Color.rgb(0, 0, 0, 0.35));
    g.strokeRoundRect(at, at, EDGE, EDGE, round, round);
  }

  private static void pips(GraphicsContext g, int[] places) {
    g.setFill(INK);
    for (int place : places) {
      double x = SIZE / 2 + (place % 3 - 1) * EDGE * 0.29;
      double y = SIZE / 2 + (place / 3 - 1) * EDGE * 0.29;
      g.fillOval(x - PIP / 2, y - PIP / 2, PIP, PIP);
    }
  }

  private static void numeral(GraphicsContext g, int face) {
    g.setFill(INK);
    g.setFont(Font.font("Inter", FontWeight.BOLD, face > 99 ? 13 : 18));
    g.setTextAlign(TextAlignment.CENTER);
    g.setTextBaseline(VPos.CENTER);
    g.fillText(Integer.toString(face), SIZE / 2, SIZE / 2);
  }
}
