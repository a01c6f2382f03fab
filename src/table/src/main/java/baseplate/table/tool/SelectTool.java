package baseplate.table.tool;

import baseplate.core.PieceId;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Segment;
import baseplate.table.camera.Camera;
import baseplate.table.play.Gathering;
import baseplate.table.play.Hand;
import baseplate.table.play.Selection;
import baseplate.table.play.Steering;
import baseplate.table.view.TableView;
import java.util.List;
import java.util.Optional;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// Selects pieces, drags and steers what is in hand, chooses targets.
public final class SelectTool implements Tool {
  private static final double THRESHOLD = 5;

  private final TableView table;
  private final Gathering gathering;
  private final Selection selection;
  private final Steers steers;
  private @Nullable PieceId pressed;
  private List<Segment> before = List.of();
  private double fromX;
  private double fromY;
  private boolean drags;

  public SelectTool(TableView table, Gathering gathering, Selection selection) {
    this.table = table;
    this.gathering = gathering;
    this.selection = selection;
    this.steers = new Steers(gathering);
  }

  @Override
  public boolean pressed(MouseEvent event) {
    fromX = event.getX();
    fromY = event.getY();
    drags = false;
    pressed = table.pieceAt(fromX, fromY).orElse(null);
    if (event.getButton() != MouseButton.PRIMARY) {
      return false;
    }
    Hand hand = gathering.hand().get();
    before = hand instanceof Hand.Driving driving ? driving.path() : List.of();
    return hand instanceof Hand.Putting
        || hand instanceof Hand.Turning
        || hand instanceof Hand.Driving
        || pressed != null;
  }

  @Override
  public void dragged(MouseEvent event) {
    boolean far = Math.hypot(event.getX() - fromX, event.getY() - fromY) > THRESHOLD;
    if (!drags && far) {
      drags = true;
      takeUp();
    }
    if (drags) {
      point(at(event));
    }
  }

  /// Takes up what a drag from the pressed piece means, if nothing is in hand yet.
  private void takeUp() {
    if (gathering.hand().get() == null && pressed != null) {
      selection.select(pressed);
      draggable().ifPresent(gathering::take);
      before = List.of();
    }
  }

  private Optional<Option> draggable() {
    return selection.own().stream()
        .filter(
            option ->
                option instanceof Option.Drafted drafted
                    && (drafted.pick() instanceof Pick.Path
                        || drafted.pick() instanceof Pick.Place))
        .findFirst();
  }

  private Point at(MouseEvent event) {
    return table.camera().get().table(event.getX(), event.getY());
  }

  private void point(Point at) {
    switch (gathering.hand().get()) {
      case Hand.Driving driving -> {
        Hand.Driving base = driving.along(before);
        gathering.hold(
            base.along(Steering.toward(before, base.end(), at, driving.pick().grammar())));
      }
      case Hand.Putting putting -> gathering.hold(putting.at(Pose.of(at, putting.pose().facing())));
      case Hand.Turning turning -> turn(turning, at);
      case Hand.Choosing _ -> {}
      case null -> {}
    }
  }

  private void turn(Hand.Turning turning, Point at) {
    steers
        .pose(turning.pick().piece())
        .ifPresent(
            pose -> {
              Angle bearing = Steering.bearing(pose.at(), at);
              gathering.hold(turning.at(bearing.minus(pose.facing())));
            });
  }

  @Override
  public void released(MouseEvent event) {
    if (!drags) {
      click(event);
    }
    drags = false;
  }

  private void click(MouseEvent event) {
    switch (gathering.hand().get()) {
      case Hand.Choosing choosing -> choose(choosing.pick());
      case Hand.Putting _, Hand.Turning _, Hand.Driving _ -> point(at(event));
      case null -> click();
    }
  }

  private void choose(Pick pick) {
    PieceId piece = pressed;
    if (piece == null) {
      return;
    }
    if (pick instanceof Pick.Piece(List<PieceId> among) && among.contains(piece)) {
      gathering.choose(new Picked.Piece(piece));
    } else if (pick instanceof Pick.Cards(List<PieceId> among, int min, int max)
        && among.contains(piece)
        && min <= 1
        && max >= 1) {
      gathering.choose(new Picked.Cards(List.of(piece)));
    }
  }

  /// A target of the selected piece is aimed at; any other piece is selected.
  private void click() {
    PieceId piece = pressed;
    Optional<Option> deed = piece == null ? Optional.empty() : selection.at(piece);
    if (deed.isPresent()) {
      selection.aim(piece);
      gathering.take(deed.get());
    } else {
      gathering.drop();
      selection.select(piece);
    }
  }

  @Override
  public void moved(MouseEvent event) {
    if (gathering.hand().get() instanceof Hand.Turning turning) {
      turn(turning, at(event));
    }
  }

  @Override
  public boolean key(KeyEvent event) {
    return steers.key(event);
  }

  @Override
  public void put() {
    gathering.drop();
  }

  @Override
  public void paint(GraphicsContext g, Camera camera) {
    // what is in hand is drawn as a preview, whichever tool is chosen
  }

  /// Turns what is in hand, as a wheel does.
  public boolean turn(Rotation by) {
    return steers.turn(by);
  }
}
