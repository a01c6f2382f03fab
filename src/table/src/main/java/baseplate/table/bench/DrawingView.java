package baseplate.table.bench;

import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.scene.Figure;
import baseplate.core.words.Phrase;
import baseplate.table.camera.Camera;
import baseplate.table.paint.FigurePainter;
import baseplate.table.paint.Scheme;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// How a draft looks from above, as large as there is room for, with a ruler along two sides.
final class DrawingView extends Region {
  private static final double GUTTER = 26;
  private static final double MARGIN = 48;
  private static final double MARKS = 34;
  private static final double WORDS = 10;

  private final Desk desk;
  private final Canvas canvas = new Canvas();
  private List<Figure.Part> parts = List.of();

  DrawingView(Desk desk) {
    this.desk = desk;
    getStyleClass().add("bench-drawing");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setPrefHeight(290);
    setMinHeight(200);
    getChildren().add(canvas);
  }

  void show(List<Figure.Part> shown) {
    parts = List.copyOf(shown);
    Fitting fitting = Fitting.of(parts);
    Phrase words =
        Phrase.of("table.bench.drawing", "width", inches(fitting.width()))
            .with("depth", inches(fitting.depth()));
    setAccessibleText(desk.say(words));
    draw();
  }

  private static BigDecimal inches(double thousandths) {
    return BigDecimal.valueOf(thousandths / 1000).setScale(2, RoundingMode.HALF_UP);
  }

  @Override
  protected void layoutChildren() {
    if (canvas.getWidth() != getWidth() || canvas.getHeight() != getHeight()) {
      canvas.setWidth(getWidth());
      canvas.setHeight(getHeight());
      draw();
    }
  }

  private void draw() {
    GraphicsContext g = canvas.getGraphicsContext2D();
    Scheme scheme = desk.look().scheme();
    double width = canvas.getWidth();
    double height = canvas.getHeight();
    g.setFill(scheme.surroundings());
    g.fillRect(0, 0, width, height);
    if (width < 2 * MARGIN || height < 2 * MARGIN || parts.isEmpty()) {
      return;
    }
    Fitting fitting = Fitting.of(parts);
    Camera camera = fitting.camera(width, height, MARGIN);
    mat(g, fitting, camera, scheme);
    new FigurePainter(scheme, desk.look().sides()).paint(g, camera, figure());
    ruler(g, fitting, camera);
  }

  private Figure figure() {
    return new Figure(
        new PieceId("draft"), new SideId(0), desk.model().bench().name(), parts, List.of());
  }

  /// What stands on the ground alone lies on it to the edge, anything else has room about it.
  private void mat(GraphicsContext g, Fitting fitting, Camera camera, Scheme scheme) {
    boolean isGround = parts.stream().allMatch(part -> part.role() == Figure.Role.GROUND);
    double room = isGround ? 0 : MARGIN - GUTTER - 4;
    double left = camera.screenX(fitting.left()) - room;
    double top = camera.screenY(fitting.high()) - room;
    double width = fitting.width() * camera.pixels() + 2 * room;
    double depth = fitting.depth() * camera.pixels() + 2 * room;
    g.setFill(scheme.mat());
    g.fillRect(left, top, width, depth);
  }

  /// From the drawing's left end and from its lower end, in inches.
  private void ruler(GraphicsContext g, Fitting fitting, Camera camera) {
    double step = Fitting.step(camera.scale(), MARKS);
    g.setStroke(ink());
    g.setFill(ink());
    g.setLineWidth(1);
    g.setFont(Font.font("Inter", WORDS * desk.look().words()));
    double bottom = canvas.getHeight() - GUTTER;
    g.strokeLine(camera.screenX(fitting.left()), bottom, camera.screenX(fitting.right()), bottom);
    g.strokeLine(GUTTER, camera.screenY(fitting.low()), GUTTER, camera.screenY(fitting.high()));
    for (double at = 0; at * 1000 <= fitting.width() + 1; at += step) {
      across(g, camera.screenX(fitting.left() + at * 1000), bottom, at);
    }
    g.setTextAlign(TextAlignment.LEFT);
    g.fillText(desk.say("table.bench.ruler"), camera.screenX(fitting.right()) + 12, bottom + 7);
    for (double at = 0; at * 1000 <= fitting.depth() + 1; at += step) {
      along(g, camera.screenY(fitting.low() + at * 1000), at);
    }
  }

  private Color ink() {
    return desk.look().dark() ? Color.web("#a3adb8") : Color.web("#3c454f");
  }

  private void across(GraphicsContext g, double x, double bottom, double inches) {
    g.strokeLine(x, bottom, x, bottom + 5);
    g.setTextAlign(TextAlignment.CENTER);
    g.setTextBaseline(VPos.TOP);
    g.fillText(mark(inches), x, bottom + 7);
  }

  private void along(GraphicsContext g, double y, double inches) {
    g.strokeLine(GUTTER - 5, y, GUTTER, y);
    g.setTextAlign(TextAlignment.RIGHT);
    g.setTextBaseline(VPos.CENTER);
    g.fillText(mark(inches), GUTTER - 7, y);
  }

  private String mark(double inches) {
    return new Decimals(desk.texts()).typed(BigDecimal.valueOf(inches));
  }
}
