package baseplate.table.panel;

import baseplate.table.play.Replay;
import baseplate.table.twin.Twin;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/// The keys of a replay, before those of the table. Arrows go from piece to piece where one of them
/// has the focus; comma and full stop step from everywhere.
final class ReplayKeys {
  private final Replay replay;
  private final Playback playback;

  ReplayKeys(Node listening, Replay replay, Playback playback) {
    this.replay = replay;
    this.playback = playback;
    listening.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    boolean isFree =
        !(event.getTarget() instanceof TextInputControl)
            && !event.isShortcutDown()
            && !event.isAltDown();
    if (isFree && (step(event) || jump(event))) {
      event.consume();
    }
  }

  private boolean step(KeyEvent event) {
    boolean isOnPiece = isOnPiece(event.getTarget());
    return switch (event.getCode()) {
      case LEFT -> !isOnPiece && step(-1);
      case RIGHT -> !isOnPiece && step(1);
      case COMMA -> step(-1);
      case PERIOD -> step(1);
      default -> false;
    };
  }

  private static boolean isOnPiece(EventTarget target) {
    return target instanceof Node node && node.getParent() instanceof Twin;
  }

  private boolean step(int entries) {
    playback.pause();
    replay.step(entries);
    return true;
  }

  private boolean jump(KeyEvent event) {
    return switch (event.getCode()) {
      case PAGE_UP -> done(replay::turnBefore);
      case PAGE_DOWN -> done(replay::nextTurn);
      case HOME -> done(() -> replay.jump(0));
      case END -> done(() -> replay.jump(replay.last()));
      case R -> done(replay::nextRoll);
      case L -> done(replay::nextRuling);
      case P -> play(event);
      default -> false;
    };
  }

  private boolean done(Runnable jump) {
    playback.pause();
    jump.run();
    return true;
  }

  private boolean play(KeyEvent event) {
    playback.toggle(event.isShiftDown() ? Playback.Run.BACKWARD : Playback.Run.FORWARD);
    return true;
  }
}
