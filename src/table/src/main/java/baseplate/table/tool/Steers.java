package baseplate.table.tool;

import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.play.Pick;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.table.play.Gathering;
import baseplate.table.play.Hand;
import baseplate.table.play.Steering;
import java.util.Optional;
import javafx.scene.input.KeyEvent;

/// Steers what is in hand by keys: arrows drive and turn, or shift and turn; with Shift in large
/// steps, with Ctrl in the smallest.
final class Steers {
  private static final long STEP = 250;
  private static final long LARGE = 1000;
  private static final long SMALL = 50;
  private static final int TURN = 500;
  private static final int LARGE_TURN = 1500;
  private static final int SMALL_TURN = 100;

  private final Gathering gathering;

  Steers(Gathering gathering) {
    this.gathering = gathering;
  }

  boolean key(KeyEvent event) {
    Hand hand = gathering.hand().get();
    return hand != null && !event.isAltDown() && steer(hand, event);
  }

  private boolean steer(Hand hand, KeyEvent event) {
    return switch (event.getCode()) {
      case UP -> ahead(hand, length(event), 0);
      case DOWN -> ahead(hand, -length(event), 0);
      case LEFT -> hand instanceof Hand.Putting ? ahead(hand, 0, -length(event)) : left(event);
      case RIGHT -> hand instanceof Hand.Putting ? ahead(hand, 0, length(event)) : right(event);
      case Q, COMMA -> left(event);
      case E, PERIOD -> right(event);
      case BACK_SPACE -> back(hand);
      default -> false;
    };
  }

  private static long length(KeyEvent event) {
    if (event.isShiftDown()) {
      return LARGE;
    }
    return event.isShortcutDown() ? SMALL : STEP;
  }

  private static int angle(KeyEvent event) {
    if (event.isShiftDown()) {
      return LARGE_TURN;
    }
    return event.isShortcutDown() ? SMALL_TURN : TURN;
  }

  private boolean left(KeyEvent event) {
    return turn(Rotation.ofHundredths(-angle(event)));
  }

  private boolean right(KeyEvent event) {
    return turn(Rotation.ofHundredths(angle(event)));
  }

  boolean turn(Rotation by) {
    switch (gathering.hand().get()) {
      case Hand.Driving driving ->
          gathering.hold(driving.along(Steering.turned(driving.path(), by)));
      case Hand.Putting putting -> gathering.hold(putting.at(putting.pose().turned(by)));
      case Hand.Turning turning -> gathering.hold(turning.at(turning.to().plus(by)));
      case Hand.Choosing _ -> {
        return false;
      }
      case null -> {
        return false;
      }
    }
    return true;
  }

  private boolean ahead(Hand hand, long ahead, long aside) {
    return switch (hand) {
      case Hand.Driving driving when ahead > 0 || driving.pick().grammar() == Pick.Grammar.HULL -> {
        gathering.hold(driving.along(Steering.straight(driving.path(), ahead)));
        yield true;
      }
      case Hand.Putting putting -> {
        gathering.hold(putting.at(putting.pose().shifted(Point.ofThousandths(aside, ahead))));
        yield true;
      }
      case Hand.Driving _, Hand.Turning _, Hand.Choosing _ -> false;
    };
  }

  private boolean back(Hand hand) {
    if (hand instanceof Hand.Driving driving && !driving.path().isEmpty()) {
      gathering.hold(driving.along(driving.path().subList(0, driving.path().size() - 1)));
      return true;
    }
    return false;
  }

  /// Where a piece stands.
  Optional<Pose> pose(PieceId piece) {
    return gathering
        .view()
        .pieces()
        .find(piece)
        .map(found -> found.place())
        .filter(Place.OnTable.class::isInstance)
        .map(place -> ((Place.OnTable) place).pose());
  }
}
