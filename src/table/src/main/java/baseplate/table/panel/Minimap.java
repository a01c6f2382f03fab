package baseplate.table.panel;

import baseplate.core.SideId;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Scene;
import baseplate.geometry.Point;
import baseplate.table.camera.Camera;
import baseplate.table.paint.Scheme;
import baseplate.table.paint.SideLook;
import baseplate.table.view.TableView;
import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;

/// The whole table, small, with the part that is in the window; a click looks there.
final class Minimap extends Canvas {
  private static final double WIDTH = 186;
  private static final double SPOT = 5;

  private final Seat seat;
  private final TableView table;
  private final List<SideLook> looks;

  Minimap(Seat seat, TableView table, List<SideLook> looks) {
    this.seat = seat;
    this.table = table;
    this.looks = List.copyOf(looks);
    var size = seat.model().shown().get().view().table();
    setWidth(WIDTH);
    setHeight(WIDTH * size.depth().thousandths() / size.width().thousandths());
    table.camera().addListener(_ -> show());
    seat.model().shown().addListener(_ -> show());
    setOnMousePressed(this::look);
    setOnMouseDragged(this::look);
    setAccessibleText(seat.say("table.map.title"));
    show();
  }

  private double pixels() {
    return getWidth() / seat.model().shown().get().view().table().width().thousandths();
  }

  private void look(MouseEvent event) {
    Camera now = table.camera().get();
    boolean turned = now.turned();
    double x = (turned ? getWidth() - event.getX() : event.getX()) / pixels();
    double y = (turned ? event.getY() : getHeight() - event.getY()) / pixels();
    table.look(now.to(x, y));
  }

  private void show() {
    GraphicsContext g = getGraphicsContext2D();
    Scene scene = seat.model().shown().get().scene();
    g.setFill(new Scheme(table.scheme().dark()).mat());
    g.fillRect(0, 0, getWidth(), getHeight());
    scene.figures().forEach(figure -> spot(g, figure));
    window(g);
  }

  private void spot(GraphicsContext g, Figure figure) {
    if (figure.parts().isEmpty()) {
      return;
    }
    List<Point> corners = figure.parts().getFirst().corners();
    double x = x(corners.stream().mapToLong(Point::x).average().orElse(0));
    double y = y(corners.stream().mapToLong(Point::y).average().orElse(0));
    if (figure.owner().isPresent()) {
      boolean isWreck = figure.parts().getFirst().role() == Figure.Role.WRECK;
      g.setFill(isWreck ? Color.web("#3b3f43") : colour(figure.owner().get()));
      g.fillRect(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT);
    } else {
      g.setFill(Color.rgb(0, 0, 0, 0.28));
      g.fillRect(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT);
    }
  }

  private Color colour(SideId side) {
    return table.scheme().bricks(looks.get(side.number() % looks.size())).brighter();
  }

  private double x(double tableX) {
    double x = tableX * pixels();
    return table.camera().get().turned() ? getWidth() - x : x;
  }

  private double y(double tableY) {
    double y = tableY * pixels();
    return table.camera().get().turned() ? y : getHeight() - y;
  }

  private void window(GraphicsContext g) {
    Camera camera = table.camera().get();
    double x1 = x(camera.tableX(0));
    double y1 = y(camera.tableY(0));
    double x2 = x(camera.tableX(camera.width()));
    double y2 = y(camera.tableY(camera.height()));
    g.setStroke(Color.WHITE);
    g.setLineWidth(1.5);
    g.strokeRect(
        Math.max(1, x1),
        Math.max(1, y1),
        Math.min(getWidth() - 1, x2) - Math.max(1, x1),
        Math.min(getHeight() - 1, y2) - Math.max(1, y1));
  }
}
