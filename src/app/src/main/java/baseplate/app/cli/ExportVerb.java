package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.data.TextForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `export`: units and whatever else a ruleset or a pack holds, as text.
final class ExportVerb implements Verb {
  @Override
  public String name() {
    return "export";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar
        .word("RULESET")
        .mayWord("ID")
        .option("kind", "KIND")
        .many("pack", "PATH")
        .option("out", "FILE")
        .flag("force");
  }

  @Override
  public Exit run(Call call) {
    call.demand("out", "force");
    Ruleset ruleset = call.shelf().get(call.word(0));
    PackWords packs = packs(call, ruleset);
    List<TextForm.Item> items = chosen(call, ruleset, packs);
    if (items.isEmpty()) {
      throw Trouble.cannot(Phrase.of("app.trouble.nothing-to-export"));
    }
    put(call, packs, items);
    return Exit.DONE;
  }

  /// Those that the words name; for an entry that is called `pack:entry` those in the player's
  /// folder too.
  private static PackWords packs(Call call, Ruleset ruleset) {
    boolean ofPack = call.mayWord(1).filter(id -> id.contains(":")).isPresent();
    return ofPack ? PackWords.read(call, ruleset) : PackWords.named(call, ruleset);
  }

  private static List<TextForm.Item> chosen(Call call, Ruleset ruleset, PackWords packs) {
    Kinds kinds = new Kinds(ruleset);
    List<TextForm.Item> items = new ArrayList<>();
    List<String> words = call.option("kind").map(kinds::named).map(List::of).orElse(kinds.words());
    for (String word : words) {
      docs(call, kinds, packs, word).forEach(doc -> items.add(TextForm.Item.of(word, doc)));
    }
    return items;
  }

  /// The entries of a kind that the words ask for.
  private static List<Doc.Obj> docs(Call call, Kinds kinds, PackWords packs, String word) {
    List<Doc.Obj> docs = new ArrayList<>();
    if (packs.lying().isEmpty()) {
      docs.addAll(wanted(call, "", kinds.ready(word)));
    }
    for (SetUp.PackData pack : packs.data()) {
      docs.addAll(wanted(call, pack.id() + ":", entries(pack, kinds.file(word))));
    }
    return docs;
  }

  private static List<Doc.Obj> wanted(Call call, String prefix, List<Doc.Obj> all) {
    return all.stream()
        .filter(doc -> call.mayWord(1).map(id -> isCalled(doc, prefix, id)).orElse(true))
        .toList();
  }

  private static boolean isCalled(Doc.Obj doc, String prefix, String wanted) {
    return doc.fields().get("id") instanceof Doc.Text(String id)
        && (wanted.equals(id) || wanted.equals(prefix + id));
  }

  private static List<Doc.Obj> entries(SetUp.PackData pack, String kind) {
    return pack.files().stream()
        .filter(file -> file.kind().equals(kind))
        .flatMap(file -> Fields.of(file.doc(), "").objects(kind).stream())
        .map(Fields::whole)
        .toList();
  }

  private static void put(Call call, PackWords packs, List<TextForm.Item> items) {
    Optional<Output> out = Output.of(call, "out", packs.paths());
    if (out.isPresent()) {
      write(call, out.get(), items);
    } else if (call.json()) {
      call.page().json(doc(items));
    } else {
      call.page().raw(TextForm.write(items));
    }
  }

  private static void write(Call call, Output file, List<TextForm.Item> items) {
    file.write(TextForm.write(items));
    if (call.json()) {
      call.page()
          .json(Doc.object().put("file", file.toString()).put("count", items.size()).build());
    } else {
      call.page().say(written(items.size(), file));
    }
  }

  private static Phrase written(int count, Output file) {
    return Phrase.of(
        "app.export.written", "count", Counted.of("entries", count), "file", file.toString());
  }

  /// `{entries: [{kind, entry}]}`.
  static Doc.Obj doc(List<TextForm.Item> items) {
    Doc entries =
        Doc.list(
            items, item -> Doc.object().put("kind", item.kind()).put("entry", item.doc()).build());
    return Doc.object().put("entries", entries).build();
  }
}
