package baseplate.app.cli;

import baseplate.core.HouseOption;
import baseplate.core.RuleEntry;
import baseplate.core.Ruleset;
import baseplate.core.doc.Doc;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.util.List;

/// `rulesets`: what can be played, by which rules, with which open clauses.
final class RulesetsVerb implements Verb {
  @Override
  public String name() {
    return "rulesets";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.mayWord("RULESET");
  }

  @Override
  public Exit run(Call call) {
    List<Ruleset> chosen =
        call.mayWord(0).map(id -> List.of(call.shelf().get(id))).orElseGet(call.shelf()::all);
    if (call.json()) {
      call.page().json(Doc.list(chosen, ruleset -> doc(ruleset, call.words().texts(ruleset))));
    } else {
      tell(call, chosen);
    }
    return Exit.DONE;
  }

  private static void tell(Call call, List<Ruleset> chosen) {
    if (chosen.isEmpty()) {
      call.page().say(Phrase.of("app.rulesets.none"));
    }
    for (Ruleset ruleset : chosen) {
      tell(ruleset, call.page().in(call.words().texts(ruleset)), call.mayWord(0).isPresent());
    }
  }

  private static Doc.Obj doc(Ruleset ruleset, Texts texts) {
    return Doc.object()
        .put("id", ruleset.id())
        .put("name", texts.say(ruleset.name()))
        .put("version", ruleset.version())
        .put("rules", Doc.list(ruleset.digest(), rule -> Doc.of(rule.id().text())))
        .put("scenarios", Doc.list(ruleset.scenarios(), scenario -> doc(scenario, texts)))
        .put("options", Doc.list(ruleset.options(), option -> doc(option, texts)))
        .build();
  }

  private static Doc.Obj doc(Ruleset.ScenarioInfo scenario, Texts texts) {
    return Doc.object().put("id", scenario.id()).put("name", texts.say(scenario.name())).build();
  }

  private static Doc.Obj doc(HouseOption option, Texts texts) {
    return Doc.object()
        .put("key", option.key())
        .put("values", Doc.list(option.values(), Doc::of))
        .put("default", option.fallback())
        .put("rule", option.rule().text())
        .put("says", texts.say(option.words()))
        .build();
  }

  private static void tell(Ruleset ruleset, Page page, boolean whole) {
    page.say(head(ruleset));
    for (Ruleset.ScenarioInfo scenario : ruleset.scenarios()) {
      page.item(Phrase.of("app.rulesets.scenario", "id", scenario.id(), "name", scenario.name()));
    }
    ruleset.options().forEach(option -> page.item(line(option)));
    for (RuleEntry rule : whole ? ruleset.digest() : List.<RuleEntry>of()) {
      page.item(Phrase.of("app.rulesets.rule", "id", rule.id(), "digest", rule.digest()));
    }
  }

  private static Phrase head(Ruleset ruleset) {
    return Phrase.of("app.rulesets.one", "name", ruleset.name(), "id", ruleset.id())
        .with("version", ruleset.version())
        .with("count", ruleset.digest().size())
        .with("first", first(ruleset))
        .with("last", last(ruleset));
  }

  private static Phrase line(HouseOption option) {
    return Phrase.of("app.rulesets.option", "key", option.key(), "values", option.readings())
        .with("default", option.fallback())
        .with("rule", option.rule())
        .with("says", option.words());
  }

  private static String first(Ruleset ruleset) {
    return ruleset.digest().isEmpty() ? "" : ruleset.digest().getFirst().id().text();
  }

  private static String last(Ruleset ruleset) {
    return ruleset.digest().isEmpty() ? "" : ruleset.digest().getLast().id().text();
  }
}
