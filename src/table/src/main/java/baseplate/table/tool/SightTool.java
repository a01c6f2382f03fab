package baseplate.table.tool;

import baseplate.core.PieceId;
import baseplate.core.play.SightReport;
import baseplate.table.camera.Camera;
import baseplate.table.play.BattleModel;
import baseplate.table.play.Selection;
import baseplate.table.view.TableView;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// Looks from the selected piece to another: the certificate with all that follows from it. It
/// changes nothing and either player may use it at any time.
public final class SightTool implements Tool {
  private final TableView table;
  private final BattleModel model;
  private final Selection selection;
  private final ReadOnlyObjectWrapper<@Nullable Looked> looked = new ReadOnlyObjectWrapper<>();

  /// A look.
  ///
  /// @param from the piece that looks
  /// @param to the piece that is looked at
  /// @param report what it sees
  public record Looked(PieceId from, PieceId to, SightReport report) {}

  public SightTool(TableView table, BattleModel model, Selection selection) {
    this.table = table;
    this.model = model;
    this.selection = selection;
    selection.target().addListener(_ -> follow());
    selection.piece().addListener(_ -> follow());
    model.shown().addListener(_ -> follow());
  }

  /// The last look, null for none.
  public ReadOnlyObjectProperty<@Nullable Looked> looked() {
    return looked.getReadOnlyProperty();
  }

  /// Looks from one piece to another.
  public void look(PieceId from, PieceId to) {
    looked.set(
        model
            .rules()
            .sight(model.shown().get().view(), from, to)
            .map(report -> new Looked(from, to, report))
            .orElse(null));
    table.refresh();
  }

  private void follow() {
    PieceId from = selection.piece().get();
    PieceId to = selection.target().get();
    if (from == null || to == null || from.equals(to)) {
      looked.set(null);
      table.refresh();
    } else {
      look(from, to);
    }
  }

  @Override
  public boolean pressed(MouseEvent event) {
    return event.getButton() == MouseButton.PRIMARY
        && table.pieceAt(event.getX(), event.getY()).isPresent();
  }

  @Override
  public void dragged(MouseEvent event) {
    aim(event);
  }

  private void aim(MouseEvent event) {
    Optional<PieceId> other = table.pieceAt(event.getX(), event.getY());
    if (other.isPresent() && !other.get().equals(selection.piece().get())) {
      selection.aim(other.get());
    }
  }

  /// The first click chooses who looks, the next ones at whom; a click on who looks chooses anew.
  @Override
  public void released(MouseEvent event) {
    Optional<PieceId> piece = table.pieceAt(event.getX(), event.getY());
    if (piece.isEmpty()) {
      return;
    }
    if (selection.piece().get() == null || piece.get().equals(selection.piece().get())) {
      selection.select(piece.get());
    } else {
      selection.aim(piece.get());
    }
  }

  @Override
  public void moved(MouseEvent event) {
    // a look is made by clicking, so that it stays while one reads
  }

  @Override
  public boolean key(KeyEvent event) {
    return false;
  }

  @Override
  public void put() {
    selection.aim(null);
  }

  @Override
  public void paint(GraphicsContext g, Camera camera) {
    Looked now = looked.get();
    if (now != null) {
      table.marks().paint(g, camera, now.report().marks());
    }
  }
}
