package baseplate.table.panel;

import baseplate.core.Command;
import baseplate.core.RulesCommand;
import baseplate.core.journal.Digest;
import baseplate.core.play.Happening;
import baseplate.core.words.Phrase;
import baseplate.table.play.Replay;
import baseplate.table.play.Retold;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// The entry that is looked at: its number, what it says, the digest that links it.
final class EntryPanel extends VBox {
  private final Seat seat;
  private final Replay replay;

  EntryPanel(Seat seat, Replay replay) {
    super(4);
    this.seat = seat;
    this.replay = replay;
    getStyleClass().add("entry");
    replay.at().addListener(_ -> show());
    show();
  }

  private void show() {
    int at = replay.at().get();
    getChildren().clear();
    getChildren().add(Words.label(seat.say(Phrase.of("table.replay.entry", "entry", at)), "title"));
    getChildren().add(Words.wrapped(replay.now().map(this::what).orElseGet(this::start)));
    if (replay.mayKnowAll()) {
      getChildren().add(chain(at));
    }
  }

  private String start() {
    return seat.say("table.replay.start");
  }

  /// Who did it, and what where it means the same in every ruleset; the rulings tell the rest.
  private String what(Retold now) {
    Happening happening = now.seen().happening();
    return switch (happening.wish()) {
      case Command.Core core ->
          seat.say(
              Phrase.of("table.replay.did", "side", happening.by(), "what", LogPhrases.of(core)));
      case null -> seat.say(Phrase.of("table.replay.by", "side", happening.by()));
      case RulesCommand _ -> seat.say(Phrase.of("table.replay.by", "side", happening.by()));
    };
  }

  /// To be copied out of it.
  private TextField chain(int at) {
    Digest digest =
        at == 0 ? replay.journal().setting().chain() : replay.journal().entry(at).chain();
    TextField chain = new TextField(digest.hex());
    chain.setEditable(false);
    chain.setFocusTraversable(false);
    chain.getStyleClass().addAll("digest-text", "quiet", "small");
    chain.setAccessibleText(seat.say("table.replay.chain"));
    chain.setTooltip(new javafx.scene.control.Tooltip(seat.say("table.replay.chain")));
    return chain;
  }
}
