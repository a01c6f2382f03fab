package baseplate.table.bench;

import baseplate.core.words.Phrase;
import baseplate.geometry.Point;
import baseplate.table.camera.Camera;
import baseplate.table.paint.Scheme;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;

/// A grid of studs on which an outline is drawn: a click sets a corner, a drag moves one, the keys
/// do both.
final class OutlineGrid extends StackPane {
  private static final double WIDTH = 372;
  private static final double HEIGHT = 236;
  private static final double REACH = 9;
  private static final double ROOM = 1.5 * Studding.STUD;
  private static final double LEAST = 3 * Studding.STUD;

  private final Desk desk;
  private final String name;
  private final Consumer<Corners> changed;
  private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
  private Corners corners = Corners.NONE;
  private Camera camera = new Camera(0, 0, 60, false, WIDTH, HEIGHT);
  private int chosen;
  private boolean isDragging;

  /// @param name what the outline is of
  /// @param changed told after each change by hand
  OutlineGrid(Desk desk, String name, Consumer<Corners> changed) {
    this.desk = desk;
    this.name = name;
    this.changed = changed;
    getStyleClass().add("outline-grid");
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleHelp(desk.say("table.bench.outline.keys"));
    getChildren().add(canvas);
    canvas.setOnMousePressed(this::pressed);
    canvas.setOnMouseDragged(this::dragged);
    canvas.setOnMouseReleased(_ -> released());
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    focusedProperty().addListener((_, _, _) -> draw());
  }

  Corners corners() {
    return corners;
  }

  /// Shows an outline.
  void show(Corners shown) {
    corners = shown;
    chosen = Math.clamp(chosen, 0, Math.max(0, shown.size() - 1));
    if (!isDragging) {
      camera = fitted();
    }
    draw();
  }

  private Camera fitted() {
    double left = -LEAST;
    double right = LEAST;
    double low = -LEAST;
    double high = LEAST;
    for (Point point : corners.points()) {
      left = Math.min(left, point.x() - ROOM);
      right = Math.max(right, point.x() + ROOM);
      low = Math.min(low, point.y() - ROOM);
      high = Math.max(high, point.y() + ROOM);
    }
    double scale = 1000 * Math.min(WIDTH / (right - left), HEIGHT / (high - low));
    return new Camera((left + right) / 2, (low + high) / 2, scale, false, WIDTH, HEIGHT);
  }

  private void pressed(MouseEvent event) {
    requestFocus();
    double x = camera.tableX(event.getX());
    double y = camera.tableY(event.getY());
    OptionalInt near = corners.near(x, y, REACH / camera.pixels());
    if (event.getButton() == MouseButton.SECONDARY) {
      near.ifPresent(this::remove);
    } else if (near.isPresent()) {
      chosen = near.getAsInt();
      isDragging = true;
      draw();
    } else {
      add(Studding.snapped(x, y));
      isDragging = true;
    }
  }

  private void dragged(MouseEvent event) {
    if (isDragging && chosen < corners.size()) {
      Point to = Studding.snapped(camera.tableX(event.getX()), camera.tableY(event.getY()));
      move(to);
    }
  }

  private void released() {
    isDragging = false;
    show(corners);
  }

  private void add(Point corner) {
    int at = corners.placeFor(corner);
    chosen = at;
    change(corners.with(at, corner));
  }

  private void move(Point to) {
    if (!corners.points().get(chosen).equals(to)) {
      change(corners.moved(chosen, to));
    }
  }

  private void remove(int corner) {
    change(corners.without(corner));
  }

  private void change(Corners other) {
    show(other);
    changed.accept(other);
  }

  private void key(KeyEvent event) {
    int far = event.isShiftDown() ? 2 : 1;
    boolean isUsed =
        switch (event.getCode()) {
          case UP -> step(0, far);
          case DOWN -> step(0, -far);
          case RIGHT -> step(far, 0);
          case LEFT -> step(-far, 0);
          case PAGE_DOWN -> choose(1);
          case PAGE_UP -> choose(-1);
          case INSERT, PLUS, ADD, EQUALS -> insert();
          case DELETE, BACK_SPACE, SUBTRACT, MINUS -> drop();
          default -> false;
        };
    if (isUsed) {
      event.consume();
    }
  }

  private boolean step(int right, int up) {
    if (chosen < corners.size()) {
      move(Studding.stepped(corners.points().get(chosen), right, up));
    }
    return true;
  }

  private boolean choose(int by) {
    if (corners.size() > 0) {
      chosen = Math.floorMod(chosen + by, corners.size());
      draw();
    }
    return true;
  }

  private boolean insert() {
    if (corners.size() < 3) {
      add(Studding.stepped(Point.ORIGIN, corners.size() == 2 ? 2 : 0, corners.size() == 1 ? 2 : 0));
    } else {
      Point middle = corners.middleAfter(chosen);
      change(corners.with(chosen + 1, middle));
      choose(1);
    }
    return true;
  }

  private boolean drop() {
    if (chosen < corners.size()) {
      remove(chosen);
    }
    return true;
  }

  private void draw() {
    GraphicsContext g = canvas.getGraphicsContext2D();
    Scheme scheme = desk.look().scheme();
    g.setFill(scheme.mat());
    g.fillRect(0, 0, WIDTH, HEIGHT);
    grid(g);
    if (corners.size() > 0) {
      outline(g, scheme);
    }
    setAccessibleText(spoken());
  }

  private void grid(GraphicsContext g) {
    long left = Math.round(Math.ceil(camera.tableX(0) / Studding.HALF));
    long right = Math.round(Math.floor(camera.tableX(WIDTH) / Studding.HALF));
    long low = Math.round(Math.ceil(camera.tableY(HEIGHT) / Studding.HALF));
    long high = Math.round(Math.floor(camera.tableY(0) / Studding.HALF));
    for (long i = left; i <= right; i++) {
      double x = camera.screenX(i * Studding.HALF);
      line(g, i, new double[] {x, 0, x, HEIGHT});
    }
    for (long j = low; j <= high; j++) {
      double y = camera.screenY(j * Studding.HALF);
      line(g, j, new double[] {0, y, WIDTH, y});
    }
  }

  private static void line(GraphicsContext g, long halves, double[] ends) {
    double strength = halves == 0 ? 0.75 : halves % 2 == 0 ? 0.32 : 0.13;
    g.setStroke(Color.rgb(255, 255, 255, strength));
    g.setLineWidth(halves == 0 ? 1.4 : 1);
    g.strokeLine(ends[0], ends[1], ends[2], ends[3]);
  }

  private void outline(GraphicsContext g, Scheme scheme) {
    List<Point> points = corners.points();
    double[] xs = points.stream().mapToDouble(camera::screenX).toArray();
    double[] ys = points.stream().mapToDouble(camera::screenY).toArray();
    g.setFill(scheme.bricks(desk.look().sides().getFirst()).deriveColor(0, 1, 1, 0.72));
    g.fillPolygon(xs, ys, xs.length);
    g.setStroke(Color.WHITE);
    g.setLineWidth(2);
    g.strokePolygon(xs, ys, xs.length);
    for (int i = 0; i < xs.length; i++) {
      knob(g, xs[i], ys[i], i == chosen);
    }
  }

  private void knob(GraphicsContext g, double x, double y, boolean isChosen) {
    double size = isChosen ? 12 : 8;
    g.setFill(isChosen ? Color.web("#ffd54a") : Color.WHITE);
    g.setStroke(Color.web("#10181f"));
    g.setLineWidth(isChosen && isFocused() ? 3 : 1.4);
    g.fillRect(x - size / 2, y - size / 2, size, size);
    g.strokeRect(x - size / 2, y - size / 2, size, size);
  }

  private String spoken() {
    if (corners.size() == 0) {
      return desk.say(Phrase.of("table.bench.outline.none", "what", name));
    }
    Point at = corners.points().get(chosen);
    Phrase words =
        Phrase.of("table.bench.outline.corner", "what", name, "number", chosen + 1)
            .with("all", corners.size())
            .with("x", Studding.studs(at.x()))
            .with("y", Studding.studs(at.y()));
    return desk.say(words);
  }
}
