package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Setting;
import baseplate.core.words.Phrase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// `new`: a fresh battle file.
final class NewVerb implements Verb {
  @Override
  public String name() {
    return "new";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("RULESET");
    Beginning.describe(grammar);
    grammar
        .option("dice", "seeded|typed")
        .option("enforcement", "enforce|warn|free")
        .option("out", "B")
        .flag("force");
  }

  @Override
  public Exit run(Call call) {
    Path file = call.optionFile("out").orElseThrow(this::noFile);
    Beginning beginning = new Beginning(call);
    Ruleset ruleset = call.shelf().get(call.word(0));
    PackWords packs = PackWords.read(call, ruleset);
    Setting setting = beginning.setting(ruleset, packs);
    write(call, file, packs, setting);
    put(call, new Save(call, file, ruleset, new Journal(setting)));
    return Exit.DONE;
  }

  private Trouble noFile() {
    return Trouble.usage(Phrase.of("app.usage.out", "verb", name()));
  }

  private static void write(Call call, Path file, PackWords packs, Setting setting) {
    List<Path> read = new ArrayList<>(packs.paths());
    call.optionFile("position").ifPresent(read::add);
    Output.check(call, file, read);
    if (call.has("force")) {
      Saves.replace(call, file, setting);
    } else {
      Saves.create(call, file, setting);
    }
  }

  private static void put(Call call, Save save) {
    if (call.json()) {
      call.page().json(save.summary().build());
    } else {
      tell(save, save.setting());
    }
  }

  private static void tell(Save save, Setting setting) {
    Page page = save.page();
    page.say(
        Phrase.of("app.new.made", "file", save.file().toString(), "title", save.title())
            .with("pieces", Counted.of("pieces", setting.start().pieces().size()))
            .with("dice", dice(setting.header().dice())));
    Stands.tell(save);
  }

  private static Phrase dice(Header.Origin origin) {
    return switch (origin) {
      case Header.Seeded(var seed) -> Phrase.of("app.dice.seeded", "seed", seed.toString());
      case Header.Typed() -> Phrase.of("app.dice.typed");
    };
  }
}
