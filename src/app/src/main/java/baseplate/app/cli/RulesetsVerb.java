package baseplate.app.cli;

import baseplate.core.HouseOption;
import baseplate.core.RuleEntry;
import baseplate.core.Ruleset;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.data.Json;
import baseplate.data.Pack;
import baseplate.data.Packs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// `rulesets`: what can be played, by which rules, with which open clauses.
final class RulesetsVerb implements Verb {
  @Override
  public String name() {
    return "rulesets";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.mayWord("RULESET").option("schema", "NAME");
  }

  @Override
  public Exit run(Call call) {
    if (call.isGiven("schema")) {
      schema(call, call.option("schema").orElseThrow());
      return Exit.DONE;
    }
    List<Ruleset> chosen =
        call.mayWord(0).map(id -> List.of(call.shelf().get(id))).orElseGet(call.shelf()::all);
    List<Packs.Lying> packs = HomePacks.read(call);
    if (call.json()) {
      call.page().json(Doc.list(chosen, ruleset -> doc(call, ruleset, packs)));
    } else {
      tell(call, chosen, packs);
    }
    return Exit.DONE;
  }

  /// Prints one schema alone: what a kind of data must look like.
  private void schema(Call call, String wanted) {
    String id =
        call.mayWord(0)
            .orElseThrow(
                () ->
                    Trouble.usage(
                        Phrase.of("app.usage.missing", "verb", name(), "words", "RULESET")));
    Map<String, Doc> schemas = call.shelf().get(id).schemas();
    Doc schema = schemas.get(wanted);
    if (schema == null) {
      List<String> names = List.copyOf(schemas.keySet());
      throw Trouble.cannot(Phrase.of("app.trouble.schema", "name", wanted, "names", names));
    }
    if (call.json()) {
      call.page().json(schema);
    } else {
      call.page().raw(Json.write(schema));
    }
  }

  private static void tell(Call call, List<Ruleset> chosen, List<Packs.Lying> packs) {
    if (chosen.isEmpty()) {
      call.page().say(Phrase.of("app.rulesets.none"));
    }
    for (Ruleset ruleset : chosen) {
      Page page = call.page().in(call.words().texts(ruleset));
      tell(ruleset, of(packs, ruleset), page, call.mayWord(0).isPresent());
    }
  }

  /// The packs that are for the ruleset.
  private static List<Pack> of(List<Packs.Lying> packs, Ruleset ruleset) {
    return packs.stream()
        .map(Packs.Lying::pack)
        .filter(pack -> pack.ruleset().equals(ruleset.id()))
        .toList();
  }

  /// The ready battles, then those of packs.
  private static List<Ruleset.ScenarioInfo> scenarios(Ruleset ruleset, List<Pack> packs) {
    List<Ruleset.ScenarioInfo> all = new ArrayList<>(ruleset.scenarios());
    packs.forEach(pack -> all.addAll(HomePacks.scenarios(pack)));
    return all;
  }

  private static Doc.Obj doc(Call call, Ruleset ruleset, List<Packs.Lying> lying) {
    Texts texts = call.words().texts(ruleset);
    List<Pack> packs = of(lying, ruleset);
    return Doc.object()
        .put("id", ruleset.id())
        .put("name", texts.say(ruleset.name()))
        .put("version", ruleset.version())
        .put("rules", Doc.list(ruleset.digest(), rule -> Doc.of(rule.id().text())))
        .put("scenarios", Doc.list(scenarios(ruleset, packs), scenario -> doc(scenario, texts)))
        .put("options", Doc.list(ruleset.options(), option -> doc(option, texts)))
        .put("packs", Doc.list(packs, RulesetsVerb::doc))
        .put("schemas", Doc.list(ruleset.schemas().keySet(), Doc::of))
        .put("digest", digest(ruleset, texts))
        .build();
  }

  /// What each rule says in one sentence or two, by its id.
  private static Doc.Obj digest(Ruleset ruleset, Texts texts) {
    DocBuilder digest = Doc.object();
    ruleset.digest().forEach(rule -> digest.put(rule.id().text(), texts.say(rule.digest())));
    return digest.build();
  }

  private static Doc.Obj doc(Pack pack) {
    return Doc.object()
        .put("id", pack.id())
        .put("name", pack.name())
        .put("version", pack.version())
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

  private static void tell(Ruleset ruleset, List<Pack> packs, Page page, boolean whole) {
    page.say(head(ruleset));
    for (Ruleset.ScenarioInfo scenario : scenarios(ruleset, packs)) {
      page.item(Phrase.of("app.rulesets.scenario", "id", scenario.id(), "name", scenario.name()));
    }
    packs.forEach(pack -> page.item(line(pack)));
    ruleset.options().forEach(option -> page.item(line(option)));
    page.item(Phrase.of("app.rulesets.schemas", "names", List.copyOf(ruleset.schemas().keySet())));
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

  private static Phrase line(Pack pack) {
    return Phrase.of("app.rulesets.pack", "id", pack.id(), "name", pack.name())
        .with("version", pack.version());
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
