package baseplate.app.cli;

import baseplate.app.desktop.Pictures;
import baseplate.app.svg.Picture;
import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.journal.PlayerView;
import baseplate.core.play.View;
import baseplate.core.scene.Scene;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.data.ViewFile;
import baseplate.geometry.Pose;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// `show`: the position as it stands or stood, as one side sees it if asked.
final class ShowVerb implements Verb {
  @Override
  public String name() {
    return "show";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar
        .word("B")
        .option("at", "N")
        .option("as", "SIDE")
        .option("view", "FILE")
        .option("svg", "FILE")
        .option("png", "FILE")
        .flag("force");
  }

  @Override
  public Exit run(Call call) {
    call.demand("as", "view");
    call.demand(forced(call), "force");
    EntryWord entry = EntryWord.read(call, "at", 0);
    Save save = Saves.read(call, call.file(0));
    int at = entry.in(save);
    Battle battle = save.journal().battleAfter(at);
    View view = view(call, save, battle);
    Output.of(call, "view", List.of(save.file())).ifPresent(file -> keep(call, file, save, at));
    Scene scene = save.setting().rules().scene(view);
    Optional<Output> drawn = Output.of(call, "svg", List.of(save.file()));
    drawn.ifPresent(
        file -> file.write(new Picture(scene, save.texts(), captions(save, battle, at)).svg()));
    Optional<Output> painted = Output.of(call, "png", List.of(save.file()));
    painted.ifPresent(file -> file.write(Pictures.png(scene, save.texts())));
    if (call.json()) {
      DocBuilder doc = call.option("as").isPresent() ? save.summaryForOne() : save.summary();
      call.page().json(doc(doc, save.teller(), view, scene, at));
    } else {
      tell(save, view, at);
      drawn.ifPresent(file -> save.page().say(file.picture()));
      painted.ifPresent(file -> save.page().say(file.picture()));
    }
    return Exit.DONE;
  }

  /// What is written, so that it may be written over.
  private static String forced(Call call) {
    return Stream.of("view", "png").filter(call::isGiven).findFirst().orElse("svg");
  }

  /// As the side sees it that the words name, else as it is.
  private static View view(Call call, Save save, Battle battle) {
    return call.option("as")
        .map(save::side)
        .map(side -> save.setting().rules().seenBy(battle, side))
        .orElseGet(() -> View.open(battle, battle.toAct()));
  }

  /// Writes what the side that the words name may keep.
  private static void keep(Call call, Output file, Save save, int at) {
    SideId side = save.side(call.option("as").orElseThrow());
    file.write(ViewFile.text(PlayerView.of(save.journal(), at, side)));
  }

  /// What stands over a picture of the battle.
  static List<Picture.Caption> captions(Save save, Battle battle, int at) {
    Texts texts = save.texts();
    Phrase entry = Phrase.of("app.picture.entry", "entry", at);
    return List.of(new Picture.Caption(texts.say(stands(save, battle)), texts.say(entry)));
  }

  private static Phrase stands(Save save, Battle battle) {
    return battle.ending().isPresent()
        ? Phrase.of("app.picture.over", "title", save.title())
            .with("how", battle.ending().get().how())
        : Phrase.of("app.picture.stands", "title", save.title())
            .with("round", battle.clock().round())
            .with("phase", battle.clock().phase())
            .with("side", battle.toAct());
  }

  private static Doc.Obj doc(DocBuilder doc, Teller teller, View view, Scene scene, int at) {
    doc.put("at", at);
    new Position(teller, view).put(doc, scene.zones());
    return doc.build();
  }

  private static void tell(Save save, View view, int at) {
    Page page = save.page();
    page.say(head(save, view, at));
    Stands.tell(save, view.world());
    view.pieces().forEach(piece -> page.item(line(piece, save.teller())));
  }

  private static Phrase head(Save save, View view, int at) {
    return Phrase.of("app.show.head", "title", save.title(), "at", at)
        .with("last", save.journal().size())
        .with("width", view.table().width().decimal())
        .with("depth", view.table().depth().decimal());
  }

  private static Phrase line(Piece piece, Teller teller) {
    String side = piece.side().map(teller::side).orElse("-");
    return Phrase.of("app.show.piece", "id", piece.id(), "kind", piece.kind())
        .with("side", side)
        .with("place", where(piece.place()))
        .with("state", readable(teller.state(piece.state())));
  }

  /// What a ruleset remembers of a piece, each field by its name; the JSON has the same.
  private static String readable(Doc doc) {
    return switch (doc) {
      case Doc.Obj(var fields) ->
          fields.entrySet().stream()
              .map(field -> field.getKey() + " " + readable(field.getValue()))
              .collect(Collectors.joining(", "));
      case Doc.Items(var items) ->
          items.stream().map(ShowVerb::readable).collect(Collectors.joining(" "));
      case Doc.Text(String text) -> text;
      case Doc.Num _, Doc.Flag _, Doc.Nothing _ -> Canonical.text(doc);
    };
  }

  private static Phrase where(Place place) {
    return switch (place) {
      case Place.OnTable(Pose pose) ->
          Phrase.of("app.place.table", "x", inches(pose.at().x()))
              .with("y", inches(pose.at().y()))
              .with("facing", pose.facing().decimal());
      case Place.InSlot(var slot, int order) ->
          Phrase.of("app.place.slot", "slot", slot, "order", order);
      case Place.Aside() -> Phrase.of("app.place.aside");
    };
  }

  private static java.math.BigDecimal inches(long thousandths) {
    return java.math.BigDecimal.valueOf(thousandths, 3);
  }
}
