package baseplate.table.paint;

import baseplate.core.SideId;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Figure.Part;
import baseplate.table.camera.Camera;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Draws pieces as brick-built models from above: hull, turret and barrel as bricks of their own, a
/// shadow down-right, studs, the pattern of the side.
public final class FigurePainter {
  private static final Color TRACKS = Color.web("#1b2126");
  private static final double DECK = 0.74;

  private final Scheme scheme;
  private final List<SideLook> sides;

  /// @param scheme the colours
  /// @param sides how each side looks
  public FigurePainter(Scheme scheme, List<SideLook> sides) {
    this.scheme = scheme;
    this.sides = List.copyOf(sides);
  }

  /// Draws a figure without its words.
  public void paint(GraphicsContext g, Camera camera, Figure figure) {
    for (Part part : figure.parts()) {
      Shape shape = Shape.of(part.corners(), camera);
      shadow(g, part, shape, camera.scale());
      build(g, part, shape, figure, camera.scale());
    }
  }

  private SideLook look(Figure figure) {
    return sides.get(figure.owner().map(SideId::number).orElse(0) % sides.size());
  }

  private Color colour(Part part, Figure figure) {
    boolean isPainted = part.material() == Figure.Material.PAINT && figure.owner().isPresent();
    return isPainted ? scheme.bricks(look(figure)) : scheme.material(part.material());
  }

  private void build(GraphicsContext g, Part part, Shape shape, Figure figure, double scale) {
    Color colour = colour(part, figure);
    switch (part.role()) {
      case HULL, AIRCRAFT -> hull(g, shape, colour, figure, scale);
      case TURRET -> turret(g, shape, colour.deriveColor(0, 1, 0.86, 1), scale);
      case BARREL -> block(g, shape, TRACKS, scale);
      case WRECK -> wreck(g, shape, scheme.wreck(look(figure).colour()), scale);
      case TERRAIN_HARD -> hard(g, shape, colour, scale);
      case TERRAIN_SOFT -> soft(g, shape, colour, scale);
      case GROUND -> flat(g, shape, colour);
    }
  }

  private static void shadow(GraphicsContext g, Part part, Shape shape, double scale) {
    if (part.role() == Figure.Role.GROUND) {
      return;
    }
    double height = part.top().toLength().thousandths() / 1000.0 * scale;
    double off = Math.clamp(height * 0.16, 1.5, 14);
    g.setFill(Color.rgb(0, 0, 0, 0.25));
    shape.shifted(off, off * 1.15).fill(g);
  }

  private void hull(GraphicsContext g, Shape shape, Color colour, Figure figure, double scale) {
    block(g, shape, TRACKS, scale);
    Shape deck = shape.scaled(0.96, DECK);
    block(g, deck, colour, scale);
    if (figure.owner().isPresent()) {
      Patterns.wear(g, deck, look(figure).pattern(), scale);
    }
    Studs.cover(g, deck, colour, scale);
  }

  private static void turret(GraphicsContext g, Shape shape, Color colour, double scale) {
    block(g, shape, colour, scale);
    double across = Math.min(shape.right() - shape.left(), shape.bottom() - shape.top());
    double width = across * 0.62;
    g.setFill(colour.deriveColor(0, 1, 0.82, 1));
    g.fillOval(shape.centreX() - width / 2, shape.centreY() - width / 2, width, width);
    if (Studs.areSeen(scale)) {
      Studs.one(g, shape.centreX(), shape.centreY(), colour, width * 0.62);
    }
  }

  private static void wreck(GraphicsContext g, Shape shape, Color colour, double scale) {
    block(g, shape, colour, scale);
    block(g, shape.scaled(0.92, 0.4), colour.darker(), scale);
    Studs.cover(g, shape.scaled(0.98, 0.34), colour.darker(), scale);
  }

  private static void hard(GraphicsContext g, Shape shape, Color colour, double scale) {
    block(g, shape, colour, scale);
    Studs.cover(g, shape, colour, scale);
    Shape roof = shape.scaled(0.76, 0.7);
    if (shape.size() == 4 && narrow(roof) > Studs.apart(scale) * 1.5) {
      g.setFill(Color.rgb(0, 0, 0, 0.24));
      roof.shifted(4, 5).fill(g);
      Color lit = colour.deriveColor(0, 0.95, 1.14, 1);
      block(g, roof, lit, scale);
      Studs.cover(g, roof, lit, scale);
    }
  }

  private static double narrow(Shape shape) {
    Shape.Frame frame = shape.frame();
    return shape.reach(-frame.alongY(), frame.alongX());
  }

  private static void soft(GraphicsContext g, Shape shape, Color colour, double scale) {
    block(g, shape, colour, scale);
    Studs.cover(g, shape, colour, scale);
  }

  private static void flat(GraphicsContext g, Shape shape, Color colour) {
    g.setFill(colour.deriveColor(0, 1, 1, 0.62));
    shape.fill(g);
    g.setStroke(colour.darker());
    g.setLineWidth(1.2);
    g.setLineDashes(5, 4);
    shape.stroke(g);
    g.setLineDashes();
  }

  private static void block(GraphicsContext g, Shape shape, Color colour, double scale) {
    g.setFill(colour);
    shape.fill(g);
    g.setStroke(colour.darker().darker());
    g.setLineWidth(Math.clamp(scale * 0.035, 0.6, 2.2));
    shape.stroke(g);
  }
}
