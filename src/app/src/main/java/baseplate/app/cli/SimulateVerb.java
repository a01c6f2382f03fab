package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.journal.Setting;
import baseplate.core.words.Phrase;
import baseplate.simulation.Campaign;
import baseplate.simulation.Plan;
import baseplate.simulation.Result;
import baseplate.simulation.Seating;
import baseplate.simulation.Standing;
import java.math.BigDecimal;
import java.nio.file.Files;

/// `simulate`: many battles by computer players, the same answer for any number of threads.
///
/// Ctrl+C lets the battles under way end and tells what there is.
final class SimulateVerb implements Verb {
  private static final int MOST_BATTLES = 10_000_000;
  private static final int MOST_THREADS = 256;
  private static final int POLL_MILLIS = 50;
  private static final int PLACES = 6;

  @Override
  public String name() {
    return "simulate";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("B-OR-RULESET");
    Beginning.describe(grammar);
    grammar.option("battles", "N").option("players", "A,B").option("threads", "T").flag("mirrored");
  }

  @Override
  public Exit run(Call call) {
    int battles = battles(call);
    Seed seed = Beginning.seed(call);
    int threads = (int) call.whole("threads", cores(), 1, MOST_THREADS);
    Save save = start(call);
    Plan plan = plan(call, save, seed, battles);
    try (var _ = call.interruption().listen()) {
      put(call, save, played(plan, threads, call.interruption()));
    }
    return Exit.DONE;
  }

  private int battles(Call call) {
    int battles = (int) call.whole("battles", 0, 1, MOST_BATTLES);
    if (battles == 0) {
      throw Trouble.usage(Phrase.of("app.usage.missing", "verb", name(), "words", "--battles"));
    }
    if (call.has("mirrored") && battles % 2 != 0) {
      throw Trouble.usage(Phrase.of("app.usage.odd", "value", battles, "more", battles + 1));
    }
    return battles;
  }

  private static Plan plan(Call call, Save save, Seed seed, int battles) {
    Setting setting = save.setting();
    return new Plan(
        setting.rules(),
        save.journal().battle(),
        Seats.players(call, setting),
        call.has("mirrored") ? Seating.MIRRORED : Seating.FIXED,
        seed,
        battles);
  }

  private static int cores() {
    return Math.min(Runtime.getRuntime().availableProcessors(), MOST_THREADS);
  }

  /// A battle file where it is one, else a ruleset.
  private static Save start(Call call) {
    String word = call.word(0);
    boolean isRuleset = call.option("scenario").isPresent() || call.option("position").isPresent();
    if (!isRuleset) {
      Beginning.demandNone(call);
    }
    if (!isRuleset && Files.exists(Call.path(word))) {
      return Saves.read(call, call.file(0));
    }
    if (!isRuleset && call.shelf().all().stream().noneMatch(one -> one.id().equals(word))) {
      throw Trouble.cannot(Phrase.of("app.trouble.no-file", "file", word));
    }
    return fresh(call, new Beginning(call));
  }

  private static Save fresh(Call call, Beginning beginning) {
    Ruleset ruleset = call.shelf().get(call.word(0));
    return Save.fresh(call, ruleset, beginning.setting(ruleset, PackWords.read(call, ruleset)));
  }

  private static Result played(Plan plan, int threads, Interruption interruption) {
    Campaign campaign = new Campaign(plan);
    Thread watch = Thread.ofVirtual().start(() -> cancelWhenAsked(campaign, interruption));
    try {
      return campaign.run(threads);
    } finally {
      watch.interrupt();
    }
  }

  private static void cancelWhenAsked(Campaign campaign, Interruption interruption) {
    while (!interruption.isAsked()) {
      try {
        Thread.sleep(POLL_MILLIS);
      } catch (InterruptedException _) {
        return;
      }
    }
    campaign.cancel();
  }

  private static void put(Call call, Save save, Result result) {
    if (call.json()) {
      call.page().json(doc(save, result));
    } else {
      tell(save.page(), result);
    }
  }

  private static void tell(Page page, Result result) {
    page.say(head(result));
    boolean isMirrored = result.plan().seating() == Seating.MIRRORED;
    result.standings().forEach(one -> page.item(isMirrored ? both(one) : line(one)));
    page.item(
        Phrase.of("app.simulate.draws", "draws", Counted.of("draws", result.tally().draws()))
            .with("unfinished", result.tally().unfinished()));
  }

  private static Phrase head(Result result) {
    String key = result.isPartial() ? "app.simulate.partial" : "app.simulate.head";
    return Phrase.of(key, "battles", Counted.of("battles", result.tally().battles()))
        .with("wanted", result.plan().battles())
        .with("seed", result.plan().seed().toString());
  }

  private static Phrase line(Standing one) {
    return shared(Phrase.of("app.simulate.one", "side", one.side(), "player", one.player()), one);
  }

  /// Of a player that sat on both sides in turn.
  private static Phrase both(Standing one) {
    int number = one.side().number() + 1;
    return shared(Phrase.of("app.simulate.both", "number", number, "player", one.player()), one);
  }

  private static Phrase shared(Phrase start, Standing one) {
    return start
        .with("wins", Counted.of("wins", one.wins()))
        .with("share", Percent.of(one.share().value()))
        .with("low", Percent.of(one.share().low()))
        .with("high", Percent.of(one.share().high()));
  }

  private static Doc.Obj doc(Save save, Result result) {
    DocBuilder doc =
        Doc.object()
            .put("battles", result.tally().battles())
            .put("seed", new BigDecimal(result.plan().seed().toString()))
            .put("results", Doc.list(result.standings(), one -> doc(save.teller(), one)))
            .put("draws", result.tally().draws())
            .put("unfinished", result.tally().unfinished());
    if (result.plan().seating() == Seating.MIRRORED) {
      doc.put("mirrored", true);
    }
    if (result.isPartial()) {
      doc.put("wanted", result.plan().battles());
    }
    return doc.build();
  }

  private static Doc.Obj doc(Teller teller, Standing one) {
    return Doc.object()
        .put("side", teller.side(one.side()))
        .put("player", one.player())
        .put("wins", one.wins())
        .put("share", Percent.rounded(one.share().value(), PLACES))
        .put("low", Percent.rounded(one.share().low(), PLACES))
        .put("high", Percent.rounded(one.share().high(), PLACES))
        .build();
  }
}
