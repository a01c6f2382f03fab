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
    List<TextForm.Item> items = chosen(call, ruleset);
    if (items.isEmpty()) {
      throw Trouble.cannot(Phrase.of("app.trouble.nothing-to-export"));
    }
    put(call, items);
    return Exit.DONE;
  }

  private static List<TextForm.Item> chosen(Call call, Ruleset ruleset) {
    Kinds kinds = new Kinds(ruleset);
    List<TextForm.Item> items = new ArrayList<>();
    List<String> words = call.option("kind").map(kinds::named).map(List::of).orElse(kinds.words());
    words.forEach(word -> items.addAll(items(call, ruleset, kinds, word)));
    call.mayWord(1).ifPresent(id -> items.removeIf(item -> !id.equals(id(item))));
    return items;
  }

  private static List<TextForm.Item> items(Call call, Ruleset ruleset, Kinds kinds, String word) {
    List<Doc.Obj> docs = new ArrayList<>();
    if (call.options("pack").isEmpty()) {
      docs.addAll(kinds.ready(word));
    }
    for (SetUp.PackData pack : PackWords.read(call, ruleset)) {
      docs.addAll(entries(pack, kinds.file(word)));
    }
    return docs.stream().map(doc -> TextForm.Item.of(word, doc)).toList();
  }

  private static List<Doc.Obj> entries(SetUp.PackData pack, String kind) {
    return pack.files().stream()
        .filter(file -> file.kind().equals(kind))
        .flatMap(file -> Fields.of(file.doc(), "").objects(kind).stream())
        .map(Fields::whole)
        .toList();
  }

  private static String id(TextForm.Item item) {
    return item.doc().fields().get("id") instanceof Doc.Text(String id) ? id : "";
  }

  private static void put(Call call, List<TextForm.Item> items) {
    Optional<Output> out = Output.of(call, "out", PackWords.paths(call));
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
    return Phrase.of("app.export.written", "count", count, "file", file.toString());
  }

  /// `{entries: [{kind, entry}]}`.
  static Doc.Obj doc(List<TextForm.Item> items) {
    Doc entries =
        Doc.list(
            items, item -> Doc.object().put("kind", item.kind()).put("entry", item.doc()).build());
    return Doc.object().put("entries", entries).build();
  }
}
