package baseplate.table.panel;

import baseplate.core.Command;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Option;
import baseplate.core.words.Phrase;
import baseplate.table.play.Hand;
import baseplate.table.play.Preview;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What may be done: the one button that acts, with its key, and what else is offered.
final class ActPanel extends VBox {
  private static final int MOST = 14;

  private final Seat seat;

  ActPanel(Seat seat) {
    super(6);
    this.seat = seat;
    getStyleClass().add("acts");
    seat.gathering().preview().addListener(_ -> show());
    seat.gathering().hand().addListener(_ -> show());
    seat.selection().piece().addListener(_ -> show());
    seat.model().shown().addListener(_ -> show());
    show();
  }

  /// Presses the button at a place, as its number key does; whether there is one.
  boolean press(int position) {
    List<Button> buttons = buttons();
    if (position >= buttons.size() || buttons.get(position).isDisabled()) {
      return false;
    }
    buttons.get(position).fire();
    return true;
  }

  private List<Button> buttons() {
    return getChildren().stream().filter(Button.class::isInstance).map(Button.class::cast).toList();
  }

  /// Who was at these buttons by key goes on at those that take their place.
  private void show() {
    boolean wasHere = getScene() != null && isHere(getScene().getFocusOwner());
    fill();
    if (wasHere) {
      buttons().stream()
          .filter(button -> !button.isDisabled())
          .findFirst()
          .ifPresent(Button::requestFocus);
    }
  }

  private boolean isHere(@Nullable Node node) {
    return node != null && (node.getParent() == this || node.getParent() instanceof DiceEntry);
  }

  private void fill() {
    getChildren().clear();
    var shown = seat.model().shown().get();
    if (shown.view().ending().isPresent()) {
      getChildren().add(Words.wrapped(seat.say(shown.view().ending().get().how()), "title"));
    } else if (!seat.model().isPersonsTurn()) {
      getChildren().add(Words.wrapped(seat.say("table.act.wait"), "quiet"));
    } else if (shown.view().pending().isPresent()) {
      asked(shown.view().pending().get().awaited());
    } else {
      offers();
    }
  }

  private void asked(Request request) {
    switch (request) {
      case Request.Ask ask -> choice(ask);
      case Request.Roll roll -> getChildren().add(new DiceEntry(seat, roll));
      case Request.Turn turn -> card(turn);
    }
  }

  private void choice(Request.Ask ask) {
    getChildren().add(Words.wrapped(seat.say(ask.question()), "strong"));
    for (Request.Way way : ask.options()) {
      Command answer = new Command.Answer(new Input.Chosen(way.id()));
      getChildren().add(button(seat.say(way.label()), () -> seat.model().send(answer), "choice"));
    }
  }

  private void card(Request.Turn turn) {
    getChildren()
        .add(Words.wrapped(seat.say(Phrase.of("table.act.card", "stack", turn.stack())), "strong"));
    for (Request.Copies copies : turn.among()) {
      Command answer = new Command.Answer(new Input.Card(copies.card()));
      getChildren().add(button(copies.card(), () -> seat.model().send(answer), "choice"));
    }
  }

  private void offers() {
    Preview preview = seat.gathering().preview().get();
    if (preview != null) {
      getChildren().add(act(preview));
    }
    if (seat.gathering().hand().get() instanceof Hand.Choosing choosing) {
      new Choices(seat).of(choosing).forEach(this::choice);
    }
    if (preview != null || seat.gathering().hand().get() != null) {
      getChildren().add(button(seat.say("table.act.cancel"), seat.gathering()::drop, "cancel"));
      return;
    }
    list(seat.selection().own());
    list(seat.selection().general());
  }

  private void choice(Choices.Choice choice) {
    Button button =
        button(choice.words(), () -> seat.gathering().choose(choice.picked()), "choice");
    button.setDisable(!choice.whyNot().isEmpty());
    getChildren().add(button);
    if (!choice.whyNot().isEmpty()) {
      getChildren().add(Words.wrapped(choice.whyNot(), "quiet", "small"));
    }
  }

  private Button act(Preview preview) {
    String key = preview.isNearest() ? "table.act.nearest" : "table.act.send";
    Button act =
        button(seat.say(preview.command() == null ? "table.act.barred" : key), this::send, "go");
    act.setDisable(preview.command() == null);
    return act;
  }

  private void send() {
    seat.gathering().send();
  }

  private void list(List<Option> options) {
    for (Option option : options.subList(0, Math.min(MOST, options.size()))) {
      getChildren().add(button(seat.say(option.label()), () -> take(option), "offer"));
    }
  }

  /// What is about no piece is done at once; the rest is looked at first.
  private void take(Option option) {
    if (option instanceof Option.Ready ready && ready.about().isEmpty()) {
      seat.model().send(ready.command());
    } else {
      if (option.about().size() > 1) {
        seat.selection().aim(option.about().get(1));
      }
      seat.gathering().take(option);
    }
  }

  private static Button button(String words, Runnable action, String style) {
    Button button = new Button(words);
    button.getStyleClass().addAll("act", style);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setWrapText(true);
    button.setOnAction(_ -> action.run());
    return button;
  }
}
