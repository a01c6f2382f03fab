package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Pending;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.input.Throws;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/// Says where a battle stands, and how what is asked is answered.
final class Stands {
  private static final String CARD = "{\"do\":\"answer\",\"card\":CODE}";

  private Stands() {}

  /// Where the battle stands now.
  static void tell(Save save) {
    tell(save, save.journal().battle());
  }

  /// Where a battle of that file stands or stood.
  static void tell(Save save, Battle battle) {
    Page page = save.page();
    if (battle.ending().isPresent()) {
      page.say(Phrase.of("app.stands.over", "how", battle.ending().get().how()));
      return;
    }
    page.say(
        Phrase.of("app.stands", "round", battle.clock().round(), "phase", battle.clock().phase())
            .with("side", battle.toAct()));
    battle.pending().map(Pending::awaited).ifPresent(asked -> tell(save, asked));
  }

  private static void tell(Save save, Request asked) {
    Page page = save.page();
    page.item(Asked.phrase(asked));
    switch (asked) {
      case Request.Ask ask -> ask.options().forEach(way -> page.item(line(save, way)));
      case Request.Roll roll -> page.item(how(save, "app.stands.roll", faces(roll)));
      case Request.Turn turn ->
          page.item(how(save, "app.stands.card", CARD).with("cards", cards(turn)));
    }
  }

  private static Phrase line(Save save, Request.Way way) {
    Command answer = new Command.Answer(new Input.Chosen(way.id()));
    return how(save, "app.stands.way", Commands.text(save.teller().command(answer)))
        .with("label", way.label());
  }

  /// @param command what `do` takes, with names in the place of what is still to come
  private static Phrase how(Save save, String key, String command) {
    return Phrase.of(key, "file", save.file().toString(), "command", command);
  }

  private static List<String> cards(Request.Turn turn) {
    return turn.among().stream().map(Request.Copies::card).toList();
  }

  /// The answer with a die in the place of each face.
  private static String faces(Request.Roll roll) {
    List<String> dice = new ArrayList<>();
    for (int sides : Throws.faces(roll, sides -> sides)) {
      dice.add("D" + sides);
    }
    return "{\"do\":\"answer\",\"faces\":[" + String.join(",", dice) + "]}";
  }
}
