package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import baseplate.data.BadFile;
import baseplate.data.Json;
import baseplate.data.TextForm;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// `import`: units and whatever else a ruleset has, from text into a pack.
final class ImportVerb implements Verb {
  @Override
  public String name() {
    return "import";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar
        .word("RULESET")
        .word("FILE")
        .option("out", "PACK")
        .option("id", "ID")
        .option("name", "NAME");
  }

  @Override
  public Exit run(Call call) {
    call.demand("out", "id", "name");
    Ruleset ruleset = call.shelf().get(call.word(0));
    Kinds kinds = new Kinds(ruleset);
    List<TextForm.Item> items = TextForm.read(call.file(1), kinds.shapes());
    if (items.isEmpty()) {
      throw Trouble.cannot(Phrase.of("app.trouble.empty", "file", call.word(1)));
    }
    items.forEach(item -> demandSound(call, ruleset, kinds, item));
    Optional<Path> out = call.optionFile("out");
    out.ifPresent(folder -> new PackMaker(call, ruleset, kinds).make(folder, items));
    if (call.json()) {
      call.page().json(ExportVerb.doc(items));
    } else if (out.isPresent()) {
      call.page()
          .say(
              Phrase.of("app.import.made", "count", Counted.of("entries", items.size()))
                  .with("pack", out.get().toString()));
    } else {
      call.page().raw(Json.write(ExportVerb.doc(items)));
    }
    return Exit.DONE;
  }

  /// Refuses what no battle could be played with, at the line where it begins.
  private static void demandSound(Call call, Ruleset ruleset, Kinds kinds, TextForm.Item item) {
    try {
      ruleset.demandSound(kinds.file(item.kind()), Fields.of(item.doc(), ""));
    } catch (Malformed malformed) {
      String place = item.line() + ":1 " + malformed.pointer();
      throw BadFile.of(call.word(1), new Malformed(place, malformed.problem()));
    }
  }
}
