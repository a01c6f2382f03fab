package baseplate.table.panel;

import baseplate.core.Command;
import baseplate.core.input.Die;
import baseplate.core.input.Input;
import baseplate.core.input.Outcomes;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// Takes the faces of real dice, typed one after the other.
final class DiceEntry extends VBox {
  private final Seat seat;
  private final Request.Roll roll;
  private final TextField faces = new TextField();
  private final Label fault = Words.wrapped("", "harm");

  DiceEntry(Seat seat, Request.Roll roll) {
    super(6);
    this.seat = seat;
    this.roll = roll;
    Button give = new Button(seat.say("table.dice.give"));
    give.getStyleClass().addAll("act", "go");
    give.setMaxWidth(Double.MAX_VALUE);
    give.setOnAction(_ -> give());
    faces.setOnAction(_ -> give());
    faces.setPromptText(seat.say("table.dice.prompt"));
    faces.setAccessibleText(seat.say("table.dice.prompt"));
    getChildren().addAll(Words.wrapped(asked(), "strong"), faces, give, fault);
  }

  private String asked() {
    String dice = roll.dice().stream().map(DiceEntry::name).collect(Collectors.joining(" + "));
    return seat.say(Phrase.of("table.dice.roll", "dice", dice));
  }

  private static String name(Die die) {
    return die.count() + "D" + die.sides();
  }

  private void give() {
    Optional<List<Integer>> typed = typed();
    if (typed.isEmpty()) {
      fault.setText(seat.say("table.dice.numbers"));
      return;
    }
    Input input = new Input.Faces(typed.get());
    Optional<Phrase> unfit = Outcomes.unfit(roll, input);
    if (unfit.isPresent()) {
      fault.setText(seat.say(unfit.get()));
    } else {
      seat.model().send(new Command.Answer(input));
    }
  }

  private Optional<List<Integer>> typed() {
    List<Integer> numbers = new ArrayList<>();
    for (String word :
        Stream.of(faces.getText().split("[^0-9]+")).filter(w -> !w.isEmpty()).toList()) {
      if (word.length() > 4) {
        return Optional.empty();
      }
      numbers.add(Integer.valueOf(word));
    }
    return numbers.isEmpty() ? Optional.empty() : Optional.of(numbers);
  }
}
