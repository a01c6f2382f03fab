package baseplate.app.svg;

import baseplate.core.SideId;
import baseplate.core.scene.Figure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Draws pieces as brick-built models from above: a shadow down-right, hull, turret and barrel as
/// separate bricks, studs, the side's pattern.
final class Bricks {
  private final Ink ink;
  private final long depth;

  Bricks(Ink ink, long depth) {
    this.ink = ink;
    this.depth = depth;
  }

  /// Draws a figure without its words.
  void draw(Figure figure) {
    for (Figure.Part part : figure.parts()) {
      Shape shape = Shape.of(part.corners(), depth);
      shadow(part, shape);
      build(part, shape, figure.side());
    }
  }

  private void build(Figure.Part part, Shape shape, @Nullable SideId side) {
    Palette.Brick brick = Palette.of(part, side);
    switch (part.role()) {
      case HULL, AIRCRAFT -> hull(shape, brick, side);
      case TURRET -> turret(shape, brick);
      case BARREL -> block(shape, new Palette.Brick(brick.edge(), "#10181f", brick.edge()));
      case WRECK -> wreck(shape, brick, side);
      case TERRAIN_HARD -> hard(shape, brick);
      case TERRAIN_SOFT -> soft(shape, brick);
      case GROUND -> flat(shape, brick);
    }
  }

  private void shadow(Figure.Part part, Shape shape) {
    if (part.role() == Figure.Role.GROUND) {
      return;
    }
    double off = Math.clamp(part.top().toLength().thousandths() * 0.18, 50, 330);
    polygon(shape.shifted(off, off * 1.2), "fill=\"#000\" fill-opacity=\".26\"");
  }

  private void hull(Shape shape, Palette.Brick brick, @Nullable SideId side) {
    block(shape, new Palette.Brick(brick.edge(), "#10181f", brick.edge()));
    Shape deck = shape.scaled(0.95, 0.76);
    block(deck, brick);
    if (side != null) {
      String pattern = "fill=\"url(#side" + side.number() % 4 + ")\" fill-opacity=\".75\"";
      polygon(deck.scaled(0.98, 0.96), pattern);
    }
    studs(deck.studs());
  }

  private void turret(Shape shape, Palette.Brick brick) {
    block(shape, brick);
    Shape.Spot middle = shape.centre();
    disc(middle, Math.min(shape.length(), shape.width()) * 0.36, brick);
    studs(List.of(middle));
  }

  private void disc(Shape.Spot middle, double radius, Palette.Brick brick) {
    ink.put(
        "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"36\"/>",
        Math.round(middle.x()),
        Math.round(middle.y()),
        Math.round(radius),
        brick.light(),
        brick.edge());
  }

  /// Grey, with a rim and a pattern that tell whose it was.
  private void wreck(Shape shape, Palette.Brick brick, @Nullable SideId side) {
    block(shape, side == null ? brick : Palette.hull(side));
    block(shape.scaled(0.86, 0.8), brick);
    if (side != null) {
      String pattern = "fill=\"url(#side" + side.number() % 4 + ")\" fill-opacity=\".45\"";
      polygon(shape.scaled(0.84, 0.76), pattern);
    }
    polygon(
        shape.scaled(0.9, 0.45),
        "fill=\"" + brick.edge() + "\" stroke=\"#2a2d2b\" stroke-width=\"30\"");
    studs(shape.scaled(0.98, 0.95).studs());
  }

  private void hard(Shape shape, Palette.Brick brick) {
    block(shape, brick);
    studs(shape.studs());
    Shape roof = shape.scaled(0.74, 0.68);
    polygon(roof.shifted(110, 130), "fill=\"#000\" fill-opacity=\".25\"");
    block(roof, new Palette.Brick(brick.light(), brick.edge(), brick.light()));
    studs(roof.studs());
  }

  private void soft(Shape shape, Palette.Brick brick) {
    block(shape, brick);
    studs(shape.studs());
  }

  private void flat(Shape shape, Palette.Brick brick) {
    polygon(
        shape,
        "fill=\""
            + brick.top()
            + "\" fill-opacity=\".62\" stroke=\""
            + brick.edge()
            + "\" stroke-width=\"40\" stroke-dasharray=\"160 120\"");
  }

  private void block(Shape shape, Palette.Brick brick) {
    polygon(
        shape,
        "fill=\""
            + brick.top()
            + "\" stroke=\""
            + brick.edge()
            + "\" stroke-width=\"36\" stroke-linejoin=\"round\"");
  }

  private void polygon(Shape shape, String style) {
    ink.put("<polygon points=\"{}\" {}/>", shape.points(), style);
  }

  private void studs(List<Shape.Spot> spots) {
    for (Shape.Spot spot : spots) {
      ink.put(
          "<use href=\"#stud\" x=\"{}\" y=\"{}\"/>", Math.round(spot.x()), Math.round(spot.y()));
    }
  }
}
