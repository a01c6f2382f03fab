package baseplate.table.view;

import baseplate.core.PieceId;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Scene;
import baseplate.core.words.Texts;
import baseplate.table.camera.Camera;
import baseplate.table.paint.FigurePainter;
import baseplate.table.paint.GroundPainter;
import baseplate.table.paint.Hits;
import baseplate.table.paint.Labelling;
import baseplate.table.paint.MarkPainter;
import baseplate.table.paint.Scheme;
import baseplate.table.paint.SideLook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;

/// The drawn table in three layers: the ground, the pieces, and what lies over them.
public final class TableView extends Pane {
  private static final Duration REST = Duration.millis(120);
  private static final double MARGIN = 18;

  private final Supplier<Texts> texts;
  private final Layer ground = new Layer(this::paintGround);
  private final Layer pieces = new Layer(this::paintPieces);
  private final Canvas over = new Canvas();
  private final List<Overlay> overlays = new ArrayList<>();
  private final PauseTransition rest = new PauseTransition(REST);
  private final ReadOnlyObjectWrapper<Camera> camera;
  private final List<SideLook> sides;
  private Scheme scheme = new Scheme(false);
  private Scene scene;
  private double words = 1;
  private boolean isFitted = true;

  /// @param scene what is shown first
  /// @param texts the words on it
  /// @param sides how each side looks
  public TableView(Scene scene, Supplier<Texts> texts, List<SideLook> sides) {
    this.scene = scene;
    this.texts = texts;
    this.sides = List.copyOf(sides);
    this.camera = new ReadOnlyObjectWrapper<>(Camera.fitted(scene.table(), 800, 600, MARGIN));
    over.setMouseTransparent(true);
    over.setManaged(false);
    getChildren().addAll(ground, pieces, over);
    getStyleClass().add("table-view");
    Rectangle window = new Rectangle();
    window.widthProperty().bind(widthProperty());
    window.heightProperty().bind(heightProperty());
    setClip(window);
    rest.setOnFinished(_ -> requestLayout());
    setMinSize(120, 120);
  }

  /// Where one looks from.
  public ReadOnlyObjectProperty<Camera> camera() {
    return camera.getReadOnlyProperty();
  }

  /// Looks from elsewhere.
  public void look(Camera from) {
    isFitted = false;
    camera.set(from.within(scene.table()));
    rest.playFromStart();
    requestLayout();
  }

  /// Looks at the whole table, and goes on so when the window changes.
  public void fit() {
    isFitted = true;
    camera.set(fitted());
    requestLayout();
  }

  private Camera fitted() {
    Camera all =
        Camera.fitted(scene.table(), Math.max(1, getWidth()), Math.max(1, getHeight()), MARGIN);
    return camera.get().turned() ? all.turnedRound() : all;
  }

  /// Looks from the other side of the table.
  public void turnRound() {
    camera.set(camera.get().turnedRound());
    spoil();
  }

  /// Shows another scene.
  public void show(Scene other) {
    scene = other;
    pieces.spoil();
    ground.spoil();
    requestLayout();
  }

  /// Shows light or dark.
  public void show(Scheme other) {
    scheme = other;
    spoil();
  }

  /// Writes larger or smaller.
  ///
  /// @param factor 1 for the usual size
  public void write(double factor) {
    words = factor;
    spoil();
  }

  private void spoil() {
    pieces.spoil();
    ground.spoil();
    requestLayout();
  }

  /// Draws something over the pieces from now on.
  public void add(Overlay overlay) {
    overlays.add(overlay);
  }

  /// Draws what lies over the pieces anew.
  public void refresh() {
    requestLayout();
  }

  /// The colours that it is drawn in.
  public Scheme scheme() {
    return scheme;
  }

  /// Draws figures as the table does, for ghosts.
  public FigurePainter figures() {
    return new FigurePainter(scheme, sides);
  }

  /// Draws marks as the table does.
  public MarkPainter marks() {
    return new MarkPainter(scheme, texts.get(), words);
  }

  /// The figure that is drawn uppermost at a place of the window, units before terrain.
  public Optional<PieceId> pieceAt(double screenX, double screenY) {
    return Hits.at(scene.figures(), camera.get(), screenX, screenY).map(Figure::piece);
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    fill();
    Camera now = camera.get();
    boolean isResting = rest.getStatus() != javafx.animation.Animation.Status.RUNNING;
    for (Layer layer : List.of(ground, pieces)) {
      if (isResting) {
        layer.rest(now);
      }
      layer.follow(now);
    }
    paintOver(now);
  }

  private void fill() {
    Camera now = camera.get();
    if (now.width() == getWidth() && now.height() == getHeight()) {
      return;
    }
    camera.set(isFitted ? fitted() : now.resized(getWidth(), getHeight()));
    over.setWidth(getWidth());
    over.setHeight(getHeight());
    ground.spoil();
    pieces.spoil();
  }

  private void paintGround(GraphicsContext g, Camera seen) {
    g.setFill(scheme.surroundings());
    g.fillRect(0, 0, seen.width(), seen.height());
    new GroundPainter(scheme, texts.get()).paint(g, seen, scene.table(), scene.zones());
  }

  private void paintPieces(GraphicsContext g, Camera seen) {
    FigurePainter painter = figures();
    scene.figures().forEach(figure -> painter.paint(g, seen, figure));
    new Labelling(scheme, texts.get()).paint(g, seen, scene.table(), scene.figures(), words);
  }

  private void paintOver(Camera now) {
    GraphicsContext g = over.getGraphicsContext2D();
    g.clearRect(0, 0, over.getWidth(), over.getHeight());
    marks().paint(g, now, scene.marks());
    overlays.forEach(overlay -> overlay.paint(g, now));
  }
}
