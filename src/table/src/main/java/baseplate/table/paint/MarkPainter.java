package baseplate.table.paint;

import baseplate.core.scene.Mark;
import baseplate.core.words.Texts;
import baseplate.table.camera.Camera;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.FillRule;

/// Draws marks: each tone by colour, dash and filling, so that none is told by colour alone.
public final class MarkPainter {
  private static final double SPOT = 9;
  private static final double WORDS = 12;

  private final Scheme scheme;
  private final Texts texts;

  /// @param scheme the colours
  /// @param texts the words of notes
  public MarkPainter(Scheme scheme, Texts texts) {
    this.scheme = scheme;
    this.texts = texts;
  }

  /// Draws marks in their order, notes last.
  public void paint(GraphicsContext g, Camera camera, List<Mark> marks) {
    Pills pills = new Pills(WORDS);
    for (Mark.Tone tone : Mark.Tone.values()) {
      fill(g, camera, tone, marks);
    }
    marks.forEach(mark -> draw(g, camera, mark));
    for (Mark mark : marks) {
      if (mark instanceof Mark.Note note) {
        pills.below(
            g,
            camera.screenX(note.at()),
            camera.screenY(note.at()) + 6,
            texts.say(note.words()),
            scheme.pill(),
            scheme.pillText());
      }
    }
  }

  /// Areas of one tone are filled as one, however they overlap.
  private void fill(GraphicsContext g, Camera camera, Mark.Tone tone, List<Mark> marks) {
    g.beginPath();
    for (Mark mark : marks) {
      if (mark instanceof Mark.Area area && area.tone() == tone) {
        Shape.of(area.corners(), camera).trace(g);
      }
    }
    g.setFillRule(FillRule.NON_ZERO);
    g.setFill(colour(tone).deriveColor(0, 1, 1, filling(tone)));
    g.fill();
  }

  private void draw(GraphicsContext g, Camera camera, Mark mark) {
    switch (mark) {
      case Mark.Area(var corners, var tone) -> area(g, Shape.of(corners, camera), tone);
      case Mark.Line(var points, var tone) -> line(g, Shape.of(points, camera), tone);
      case Mark.Spot(var at, var tone) -> spot(g, camera.screenX(at), camera.screenY(at), tone);
      case Mark.Note _ -> {}
    }
  }

  private void area(GraphicsContext g, Shape shape, Mark.Tone tone) {
    if (tone == Mark.Tone.HIDDEN || tone == Mark.Tone.BAD) {
      hatch(g, shape, tone);
    }
    if (tone != Mark.Tone.GOOD) {
      g.setStroke(colour(tone));
      g.setLineWidth(1.4);
      g.setLineDashes(dashes(tone));
      shape.stroke(g);
      g.setLineDashes();
    }
  }

  private void hatch(GraphicsContext g, Shape shape, Mark.Tone tone) {
    g.save();
    shape.clip(g);
    g.setStroke(colour(tone).deriveColor(0, 1, 1, 0.7));
    g.setLineWidth(1.2);
    double height = shape.bottom() - shape.top();
    for (double x = shape.left() - height; x < shape.right(); x += 7) {
      g.strokeLine(x, shape.bottom(), x + height, shape.top());
    }
    g.restore();
  }

  private void line(GraphicsContext g, Shape shape, Mark.Tone tone) {
    g.setLineDashes();
    g.setStroke(scheme.dark() ? Color.rgb(0, 0, 0, 0.6) : Color.rgb(255, 255, 255, 0.75));
    g.setLineWidth(4.6);
    shape.strokeOpen(g);
    g.setStroke(colour(tone));
    g.setLineWidth(2.4);
    g.setLineDashes(dashes(tone));
    shape.strokeOpen(g);
    g.setLineDashes();
  }

  private void spot(GraphicsContext g, double x, double y, Mark.Tone tone) {
    g.setFill(Color.WHITE);
    g.fillOval(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT);
    g.setStroke(colour(tone));
    g.setLineWidth(2.4);
    g.strokeOval(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT);
    if (tone == Mark.Tone.BAD) {
      g.strokeLine(x - SPOT, y - SPOT, x + SPOT, y + SPOT);
      g.strokeLine(x - SPOT, y + SPOT, x + SPOT, y - SPOT);
    }
  }

  private Color colour(Mark.Tone tone) {
    return switch (tone) {
      case GOOD -> scheme.good();
      case BAD, HIDDEN -> scheme.bad();
      case NEUTRAL -> scheme.neutral();
      case ZONE -> scheme.dark() ? Color.web("#dce9ff") : Color.web("#ffffff");
    };
  }

  private static double filling(Mark.Tone tone) {
    return switch (tone) {
      case GOOD, NEUTRAL -> 0.2;
      case BAD, HIDDEN -> 0.16;
      case ZONE -> 0.1;
    };
  }

  private static double[] dashes(Mark.Tone tone) {
    return switch (tone) {
      case GOOD, NEUTRAL -> new double[0];
      case BAD -> new double[] {9, 5};
      case HIDDEN -> new double[] {3, 4};
      case ZONE -> new double[] {7, 6};
    };
  }
}
