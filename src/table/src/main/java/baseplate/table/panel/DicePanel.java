package baseplate.table.panel;

import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.table.paint.DieFace;
import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.RotateTransition;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The dice as they fell last, and what that meant.
final class DicePanel extends VBox {
  private static final int MOST = 8;
  private static final Duration ROLL = Duration.millis(180);

  private final Seat seat;
  private final boolean motion;
  private final HBox dice = new HBox(8);
  private final Label sum = Words.label("", "dice-sum");
  private final Label meaning = Words.wrapped("", "small");

  /// @param motion whether dice roll before they lie
  DicePanel(Seat seat, boolean motion) {
    super(6);
    this.seat = seat;
    this.motion = motion;
    dice.setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("dice-panel");
    HBox line = new HBox(12, dice, new VBox(sum, meaning));
    line.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(Words.label(seat.say("table.dice.title"), "quiet", "strong"), line);
    meaning.setText(seat.say("table.dice.none"));
    seat.model().told().addListener(_ -> show());
  }

  private void show() {
    List<Given> given = seat.model().told().get().given();
    given.stream()
        .filter(one -> one.input() instanceof Input.Faces)
        .reduce((_, last) -> last)
        .ifPresent(this::show);
  }

  private void show(Given roll) {
    List<Integer> faces = ((Input.Faces) roll.input()).faces();
    List<Integer> sides = RollWords.sides((Request.Roll) roll.asked());
    dice.getChildren().clear();
    for (int i = 0; i < Math.min(MOST, faces.size()); i++) {
      DieFace face = new DieFace(faces.get(i), sides.get(Math.min(i, sides.size() - 1)));
      dice.getChildren().add(face);
      roll(face, i);
    }
    sum.setText(Integer.toString(faces.stream().mapToInt(Integer::intValue).sum()));
    meaning.setText(RollWords.of(seat, roll));
  }

  private void roll(DieFace face, int position) {
    if (motion) {
      RotateTransition turning = new RotateTransition(ROLL, face);
      turning.setFromAngle(-140 - 30 * position);
      turning.setToAngle(position % 2 == 0 ? -6 : 7);
      turning.setInterpolator(Interpolator.EASE_OUT);
      turning.play();
    } else {
      face.setRotate(position % 2 == 0 ? -6 : 7);
    }
  }
}
