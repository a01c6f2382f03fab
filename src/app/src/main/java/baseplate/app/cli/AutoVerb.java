package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.play.Player;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// `auto`: computer players carry the battle on.
final class AutoVerb implements Verb {
  private static final int MOST = 1_000_000;

  @Override
  public String name() {
    return "auto";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("B").option("players", "A,B").option("entries", "N");
  }

  @Override
  public Exit run(Call call) {
    int most = (int) call.whole("entries", MOST, 0, MOST);
    try (Play play = Play.open(call, call.file(0))) {
      carryOn(call, play, most);
      return Exit.DONE;
    }
  }

  private static void carryOn(Call call, Play play, int most) {
    int before = play.session().journal().size();
    List<Player> players = Seats.players(call, play.save().setting());
    try (var _ = call.interruption().listen()) {
      Seats.carryOn(play.session(), players, most, call.interruption());
      play.settle();
      tell(call, play.save(), players, before);
    }
  }

  private static void tell(Call call, Save save, List<Player> players, int before) {
    int added = save.journal().size() - before;
    if (call.json()) {
      call.page().json(doc(save, players, added));
    } else {
      tell(save, players, before);
    }
  }

  private static void tell(Save save, List<Player> players, int before) {
    int added = save.journal().size() - before;
    List<String> names = players.stream().map(Player::name).toList();
    save.page()
        .say(
            Phrase.of(
                    "app.auto.done",
                    "added",
                    Counted.of("entries", added),
                    "entries",
                    save.journal().size())
                .with("players", names));
    if (added > 0) {
      save.page().item(did(save, before));
    }
    Stands.tell(save);
  }

  /// How often each command was given, the first first, and what came of them all.
  private static Phrase did(Save save, int before) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int number = before + 1; number <= save.journal().size(); number++) {
      Doc.Obj command = save.teller().command(save.journal().entry(number).command());
      counts.merge(Fields.of(command, "").text("do"), 1, Integer::sum);
    }
    List<String> commands = new ArrayList<>();
    counts.forEach((name, count) -> commands.add(count + " " + name));
    Battle start = save.journal().battleAfter(before);
    Phrase outcome = save.setting().rules().outcome(start, save.journal().battle());
    return Phrase.of("app.auto.did", "commands", commands, "outcome", outcome);
  }

  private static Doc.Obj doc(Save save, List<Player> players, int added) {
    Battle battle = save.journal().battle();
    DocBuilder doc =
        Doc.object()
            .put("players", Doc.list(players, player -> Doc.of(player.name())))
            .put("added", added)
            .put("entries", save.journal().size())
            .put("ended", battle.ending().isPresent());
    battle.ending().ifPresent(ending -> save.teller().putEnding(doc, ending));
    return doc.build();
  }
}
