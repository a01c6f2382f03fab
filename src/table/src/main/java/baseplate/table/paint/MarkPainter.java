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
  private final double size;

  /// @param scheme the colours
  /// @param texts the words of notes
  public MarkPainter(Scheme scheme, Texts texts) {
    this(scheme, texts, 1);
  }

  /// @param scheme the colours
  /// @param texts the words of notes
  /// @param size factor on the size of words, from the settings
  public MarkPainter(Scheme scheme, Texts texts, double size) {
    this.scheme = scheme;
    this.texts = texts;
    this.size = size;
  }

  /// Draws marks in their order, notes last.
  public void paint(GraphicsContext g, Camera camera, List<Mark> marks) {
    Pills pills = new Pills(WORDS * size, camera.window());
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
    g.setFill(ToneLook.of(tone, scheme).fill());
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
    ToneLook look = ToneLook.of(tone, scheme);
    look.hatch(g, shape);
    if (tone != Mark.Tone.GOOD) {
      g.setStroke(look.colour());
      g.setLineWidth(1.4);
      look.dash(g);
      shape.stroke(g);
      g.setLineDashes();
    }
  }

  private void line(GraphicsContext g, Shape shape, Mark.Tone tone) {
    ToneLook look = ToneLook.of(tone, scheme);
    g.setLineDashes();
    g.setStroke(scheme.dark() ? Color.rgb(0, 0, 0, 0.6) : Color.rgb(255, 255, 255, 0.75));
    g.setLineWidth(4.6);
    shape.strokeOpen(g);
    g.setStroke(look.colour());
    g.setLineWidth(2.4);
    look.dash(g);
    shape.strokeOpen(g);
    g.setLineDashes();
  }

  private void spot(GraphicsContext g, double x, double y, Mark.Tone tone) {
    Color colour = ToneLook.of(tone, scheme).colour();
    g.setFill(tone == Mark.Tone.ZONE ? scheme.pill() : Color.WHITE);
    g.fillOval(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT);
    g.setStroke(colour);
    g.setLineWidth(2.4);
    g.strokeOval(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT);
    g.setFill(colour);
    sign(g, x, y, tone);
  }

  /// What tells a spot beside its colour: a cross, a slash, a dot, or nothing.
  private static void sign(GraphicsContext g, double x, double y, Mark.Tone tone) {
    switch (tone) {
      case BAD -> {
        g.strokeLine(x - SPOT, y - SPOT, x + SPOT, y + SPOT);
        g.strokeLine(x - SPOT, y + SPOT, x + SPOT, y - SPOT);
      }
      case HIDDEN -> g.strokeLine(x - SPOT, y + SPOT, x + SPOT, y - SPOT);
      case NEUTRAL -> g.fillOval(x - SPOT / 6, y - SPOT / 6, SPOT / 3, SPOT / 3);
      case GOOD, ZONE -> {}
    }
  }
}
