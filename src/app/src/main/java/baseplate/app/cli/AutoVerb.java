package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.play.Player;
import baseplate.core.words.Phrase;
import java.util.List;

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
      tell(save, players, added);
    }
  }

  private static void tell(Save save, List<Player> players, int added) {
    List<String> names = players.stream().map(Player::name).toList();
    save.page()
        .say(
            Phrase.of("app.auto.done", "added", added, "entries", save.journal().size())
                .with("players", names));
    DoVerb.stands(save.page(), save.journal().battle());
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
