package baseplate.table.tool;

import baseplate.core.PieceId;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.table.camera.Camera;
import baseplate.table.paint.Pills;
import baseplate.table.paint.Tape;
import baseplate.table.play.BattleModel;
import baseplate.table.view.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// A tape: from point to point with bends, or from piece to piece, edge to edge and centre to
/// centre. It changes nothing and either player may use it at any time.
public final class MeasureTool implements Tool {
  private final TableView table;
  private final BattleModel model;
  private final Supplier<Texts> texts;
  private final List<Point> points = new ArrayList<>();
  private final ReadOnlyStringWrapper told = new ReadOnlyStringWrapper("");
  private @Nullable PieceId first;
  private @Nullable Point loose;

  public MeasureTool(TableView table, BattleModel model, Supplier<Texts> texts) {
    this.table = table;
    this.model = model;
    this.texts = texts;
  }

  /// What was measured, in words.
  public ReadOnlyStringProperty told() {
    return told.getReadOnlyProperty();
  }

  @Override
  public boolean pressed(MouseEvent event) {
    return event.getButton() == MouseButton.PRIMARY;
  }

  @Override
  public void dragged(MouseEvent event) {
    if (points.isEmpty()) {
      points.add(at(event));
    }
    loose = at(event);
    tell();
  }

  @Override
  public void released(MouseEvent event) {
    if (event.getClickCount() > 1) {
      put();
      return;
    }
    Optional<PieceId> piece = table.pieceAt(event.getX(), event.getY());
    if (points.size() <= 1 && loose == null && piece.isPresent()) {
      measure(piece.get(), at(event));
    } else {
      first = null;
      points.add(at(event));
      loose = null;
      tell();
    }
  }

  /// From the piece that was clicked before to this one; else from this one on.
  public void measure(PieceId piece, Point at) {
    PieceId from = first;
    points.clear();
    loose = null;
    if (from == null || from.equals(piece)) {
      first = piece;
      points.add(at);
      told.set(say(Phrase.of("table.measure.from", "piece", piece)));
    } else {
      first = null;
      between(from, piece);
    }
    table.refresh();
  }

  private void between(PieceId from, PieceId to) {
    var shown = model.shown().get();
    shown
        .figure(from)
        .flatMap(a -> shown.figure(to).flatMap(b -> Measuring.between(a, b)))
        .ifPresent(this::tell);
  }

  private void tell(Measuring.Between between) {
    model.shown().get().figure(between.from()).ifPresent(a -> points.add(middle(a)));
    model.shown().get().figure(between.to()).ifPresent(b -> points.add(middle(b)));
    Phrase words =
        Phrase.of("table.measure.between", "from", between.from(), "to", between.to())
            .with("edges", inches(between.edges()))
            .with("centres", inches(between.centres()));
    told.set(say(words));
  }

  private static Point middle(baseplate.core.scene.Figure figure) {
    List<Point> corners = figure.parts().getFirst().corners();
    return Point.ofThousandths(
        Math.round(corners.stream().mapToLong(Point::x).average().orElse(0)),
        Math.round(corners.stream().mapToLong(Point::y).average().orElse(0)));
  }

  private Phrase inches(Length length) {
    return Phrase.of(
        "table.measure.inches", "decimal", length.inches(), "sixteenths", length.sixteenths());
  }

  private void tell() {
    List<Point> tape = tape();
    if (tape.size() > 1) {
      told.set(say(Phrase.of("table.measure.tape", "length", inches(Measuring.tape(tape)))));
    }
    table.refresh();
  }

  private List<Point> tape() {
    List<Point> tape = new ArrayList<>(points);
    Point end = loose;
    if (end != null) {
      tape.add(end);
    }
    return tape;
  }

  private String say(Phrase phrase) {
    return texts.get().say(phrase);
  }

  private Point at(MouseEvent event) {
    return table.camera().get().table(event.getX(), event.getY());
  }

  @Override
  public void moved(MouseEvent event) {
    if (!points.isEmpty() && first == null && points.size() > 1) {
      table.refresh();
    }
  }

  @Override
  public boolean key(KeyEvent event) {
    if (event.getCode() == KeyCode.BACK_SPACE && !points.isEmpty()) {
      points.removeLast();
      tell();
      return true;
    }
    return false;
  }

  @Override
  public void put() {
    points.clear();
    loose = null;
    first = null;
    told.set("");
    table.refresh();
  }

  @Override
  public void paint(GraphicsContext g, Camera camera) {
    List<Point> tape = tape();
    Tape.paint(g, camera, tape, table.scheme());
    if (tape.size() > 1 && !told.get().isEmpty()) {
      Point end = tape.getLast();
      new Pills(12, camera.window())
          .below(
              g,
              camera.screenX(end),
              camera.screenY(end) + 10,
              told.get(),
              table.scheme().pill(),
              table.scheme().pillText());
    }
  }
}
