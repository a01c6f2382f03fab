package baseplate.table.panel;

import baseplate.table.play.Replay;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;

/// Plays a record by itself, to its end or back to its start.
public final class Playback {
  private final Replay replay;
  private final Timeline clock = new Timeline(new KeyFrame(Duration.seconds(1), _ -> tick()));
  private final ReadOnlyObjectWrapper<Run> run = new ReadOnlyObjectWrapper<>(Run.PAUSED);

  /// What it does.
  public enum Run {
    /// Nothing.
    PAUSED(0),
    /// Goes on.
    FORWARD(1),
    /// Goes back.
    BACKWARD(-1);

    private final int step;

    Run(int step) {
      this.step = step;
    }
  }

  public Playback(Replay replay) {
    this.replay = replay;
    clock.setCycleCount(Animation.INDEFINITE);
  }

  /// What it does now.
  public ReadOnlyObjectProperty<Run> run() {
    return run.getReadOnlyProperty();
  }

  /// Plays so, or pauses where it does already.
  public void toggle(Run wanted) {
    if (run.get() == wanted || isAtEnd(wanted)) {
      pause();
    } else {
      run.set(wanted);
      clock.playFromStart();
    }
  }

  /// Stays where it is.
  public void pause() {
    run.set(Run.PAUSED);
    clock.stop();
  }

  /// How many entries go by in a second.
  public void speed(int entries) {
    clock.setRate(entries);
  }

  /// Goes one entry on.
  void tick() {
    replay.step(run.get().step);
    if (isAtEnd(run.get())) {
      pause();
    }
  }

  private boolean isAtEnd(Run wanted) {
    int at = replay.at().get();
    return switch (wanted) {
      case PAUSED -> true;
      case FORWARD -> at == replay.last();
      case BACKWARD -> at == 0;
    };
  }
}
