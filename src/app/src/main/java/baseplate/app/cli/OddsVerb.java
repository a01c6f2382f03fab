package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.input.Distributions;
import baseplate.core.odds.Budget;
import baseplate.core.odds.Enumerator;
import baseplate.core.odds.Intention;
import baseplate.core.odds.Odds;
import baseplate.core.odds.Reply;
import baseplate.core.play.Player;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import baseplate.simulation.Players;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// `odds`: what can come of a command, each with its exact chance; changes nothing.
final class OddsVerb implements Verb {
  private static final int PLACES = 12;
  private static final int RESIDUAL_PLACES = 24;

  @Override
  public String name() {
    return "odds";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("B").word("COMMAND").option("intention", "X").option("as", "SIDE");
  }

  @Override
  public Exit run(Call call) {
    Fields given = Commands.read(call.word(1), call.in());
    Save save = Saves.read(call, call.file(0));
    switch (reply(call, save, given)) {
      case Reply.Told(Odds odds) -> tell(call, save, odds);
      case Reply.Refused(var refusal) -> throw save.refused(refusal);
    }
    return Exit.DONE;
  }

  private static Reply reply(Call call, Save save, Fields given) {
    Judge judge = save.setting().judge(Judge.Showing.RESULT_ONLY);
    Command command = save.setting().codec().command(given);
    Battle battle = save.journal().battle();
    SideId viewer = call.option("as").map(save::side).orElse(battle.toAct());
    if (command instanceof Command.Answer && !viewer.equals(battle.toAct())) {
      return othersAnswer(viewer, battle.toAct());
    }
    Intention intention = intention(call, judge, viewer);
    Enumerator enumerator =
        new Enumerator(judge, new Distributions(), Budget.timed(System::nanoTime), Advice.SAMPLING);
    View view = judge.rules().seenBy(battle, viewer);
    return enumerator.odds(view.world(), command, intention);
  }

  /// An answer is for the side alone that is asked.
  private static Reply othersAnswer(SideId viewer, SideId asked) {
    Phrase reason = Phrase.of("core.refusal.turn", "side", viewer, "acting", asked);
    return new Reply.Refused(Refusal.byStructure(reason));
  }

  private static void tell(Call call, Save save, Odds odds) {
    if (call.json()) {
      call.page().json(doc(odds, save.teller(), call.option("intention").isPresent()));
    } else {
      tell(odds, save.page());
    }
  }

  private static Intention intention(Call call, Judge judge, SideId side) {
    String wanted = call.option("intention").orElse(Intention.DECLINE.name());
    return Intention.named(wanted, side, judge.rules()::worth)
        .or(() -> Players.named(judge.rules(), wanted).map(player -> advised(player, judge)))
        .orElseThrow(() -> unknown(wanted, judge));
  }

  private static Intention advised(Player player, Judge judge) {
    return new Intention.Advised(player.name(), Advice.of(player, judge));
  }

  private static Trouble unknown(String wanted, Judge judge) {
    List<String> names = new ArrayList<>(Intention.NAMES);
    Players.of(judge.rules()).forEach(player -> names.add(player.name()));
    return Trouble.cannot(Phrase.of("app.trouble.intention", "name", wanted, "names", names));
  }

  private static Doc.Obj doc(Odds odds, Teller teller, boolean named) {
    DocBuilder doc =
        Doc.object()
            .put("outcomes", Doc.list(odds.outcomes(), one -> doc(one, teller, odds.isSampled())))
            .put("exact", odds.isExact())
            .put("residual", odds.residual().decimal(RESIDUAL_PLACES));
    if (named || odds.working().choices() > 0) {
      doc.put("intention", odds.intention());
    }
    if (odds.isSampled()) {
      doc.put("samples", odds.working().samples());
    }
    return doc.put("leaves", odds.leaves()).build();
  }

  private static Doc.Obj doc(Odds.Outcome outcome, Teller teller, boolean sampled) {
    DocBuilder doc =
        Doc.object()
            .put("outcome", teller.say(outcome.told()))
            .put("fraction", outcome.chance().toString())
            .put("decimal", outcome.chance().decimal(PLACES));
    if (sampled) {
      doc.put("low", decimal(outcome.within().low())).put("high", decimal(outcome.within().high()));
    }
    return doc.build();
  }

  private static BigDecimal decimal(double value) {
    return Percent.rounded(value, 6);
  }

  private static void tell(Odds odds, Page page) {
    odds.outcomes().forEach(outcome -> page.say(line(outcome, odds)));
    if (odds.working().choices() > 0) {
      page.say(Phrase.of("app.odds.intention", "intention", odds.intention()));
    }
    tellHowExact(odds, page);
  }

  private static Phrase line(Odds.Outcome outcome, Odds odds) {
    String key = odds.isSampled() ? "app.odds.about" : "app.odds.one";
    return Phrase.of(key, "percent", Percent.of(outcome.chance().decimal(PLACES)))
        .with("fraction", outcome.chance().toString())
        .with("outcome", outcome.told());
  }

  private static void tellHowExact(Odds odds, Page page) {
    if (odds.isSampled()) {
      page.say(Phrase.of("app.odds.sampled", "samples", odds.working().samples()));
    } else if (!odds.isExact()) {
      page.say(
          Phrase.of("app.odds.residual", "residual", odds.residual().decimal(15).toPlainString()));
    }
  }
}
