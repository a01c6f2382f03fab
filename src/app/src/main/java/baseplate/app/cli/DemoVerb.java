package baseplate.app.cli;

import baseplate.app.Versions;
import baseplate.app.svg.Picture;
import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Enforcement;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Doc;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Terms;
import baseplate.core.journal.Verification;
import baseplate.core.play.Player;
import baseplate.core.play.View;
import baseplate.core.scene.Scene;
import baseplate.core.words.Phrase;
import baseplate.data.Aside;
import baseplate.data.BaseplateHome;
import baseplate.data.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// `demo`: a whole battle by computer players, with its file, its verification and pictures of its
/// stages. It needs no display.
final class DemoVerb implements Verb {
  private static final Seed SEED = new Seed(7);
  private static final int MOST_PICTURES = 8;
  private static final int MOST_ENTRIES = 100_000;
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

  @Override
  public String name() {
    return "demo";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar
        .option("ruleset", "R")
        .option("out", "DIR")
        .option("seed", "N")
        .option("players", "A,B")
        .flag("force");
  }

  @Override
  public Exit run(Call call) {
    call.demand("out", "force");
    Ruleset ruleset = ruleset(call);
    Setting setting = setting(call, ruleset);
    List<Player> players = Seats.players(call, setting);
    Path folder = folder(call);
    Path file = folder.resolve(ruleset.id() + ".battle.jsonl");
    Saves.replace(call, file, setting);
    Save save = play(call, file, players);
    List<Path> pictures = pictures(save, folder);
    Verification verification = Saves.verify(call, file);
    Doc.Obj verified = VerifyVerb.doc(verification, save.texts());
    Path proof = folder.resolve(ruleset.id() + ".verification.json");
    write(proof, Json.write(verified));
    if (call.json()) {
      call.page().json(doc(save, verified, proof, pictures));
    } else {
      tell(save, verification, pictures);
    }
    return verification.valid() ? Exit.DONE : Exit.CANNOT;
  }

  private static Ruleset ruleset(Call call) {
    return call.option("ruleset")
        .map(call.shelf()::get)
        .orElseGet(
            () ->
                call.shelf().all().stream()
                    .findFirst()
                    .orElseThrow(() -> Trouble.cannot(Phrase.of("app.rulesets.none"))));
  }

  /// The folder, made where it is not there. One that holds something is taken only where the words
  /// say so.
  private static Path folder(Call call) {
    Path folder = BaseplateHome.made(call.optionFile("out").orElseGet(() -> fresh(call)));
    try (Stream<Path> held = Files.list(folder)) {
      if (held.findAny().isPresent() && !call.has("force")) {
        throw Trouble.cannot(Phrase.of("app.trouble.folder-full", "file", folder.toString()));
      }
      return folder;
    } catch (IOException _) {
      throw Trouble.cannot(Phrase.of("app.trouble.unwritable", "file", folder.toString()));
    }
  }

  private static void write(Path file, String text) {
    Aside.replace(file, text.getBytes(StandardCharsets.UTF_8));
  }

  private static Path fresh(Call call) {
    return call.home().folder().resolve("demo").resolve(STAMP.format(Instant.now()));
  }

  private static Setting setting(Call call, Ruleset ruleset) {
    String scenario = ruleset.scenarios().getFirst().id();
    Agreements agreements = Agreements.of(ruleset.options(), Map.of());
    SetUp setUp = new SetUp(new SetUp.Scenario(scenario), List.of(), agreements, List.of());
    Ruleset.Opening opening = ruleset.open(setUp);
    return Setting.fresh(ruleset, opening, terms(call, agreements, opening));
  }

  private static Terms terms(Call call, Agreements agreements, Ruleset.Opening opening) {
    Seed seed = call.option("seed").isEmpty() ? SEED : Beginning.seed(call);
    return new Terms(
        Versions.program(),
        Beginning.named(call, List.of(), opening),
        new Header.Seeded(seed),
        agreements,
        Enforcement.ENFORCE);
  }

  private static Save play(Call call, Path file, List<Player> players) {
    try (Play play = Play.open(call, file);
        var _ = call.interruption().listen()) {
      Seats.carryOn(play.session(), players, MOST_ENTRIES, call.interruption());
      play.settle();
      return play.save();
    }
  }

  private static List<Path> pictures(Save save, Path folder) {
    List<Path> pictures = new ArrayList<>();
    for (int entry : stages(save.journal())) {
      Path file =
          folder.resolve(String.format(Locale.ROOT, "%02d-entry-%d.svg", pictures.size(), entry));
      draw(save, entry, file);
      pictures.add(file);
    }
    return pictures;
  }

  private static void draw(Save save, int entry, Path file) {
    Battle battle = save.journal().battleAfter(entry);
    Scene scene = save.setting().rules().scene(View.open(battle, battle.toAct()));
    List<Picture.Caption> captions = ShowVerb.captions(save, battle, entry);
    write(file, new Picture(scene, save.texts(), captions).svg());
  }

  /// The start, the end, and some ends of turns between them.
  private static List<Integer> stages(Journal journal) {
    List<Integer> ends = turnEnds(journal);
    List<Integer> stages = new ArrayList<>(List.of(0));
    int between = Math.min(MOST_PICTURES - 2, ends.size());
    for (int i = 0; i < between; i++) {
      stages.add(ends.get(i * ends.size() / between));
    }
    stages.add(journal.size());
    return stages.stream().distinct().toList();
  }

  private static List<Integer> turnEnds(Journal journal) {
    List<Integer> ends = new ArrayList<>();
    for (int entry = 1; entry < journal.size(); entry++) {
      int turn = journal.battleAfter(entry).clock().turn();
      if (turn != journal.battleAfter(entry - 1).clock().turn()) {
        ends.add(entry);
      }
    }
    return ends;
  }

  private static Doc.Obj doc(Save save, Doc.Obj verified, Path proof, List<Path> pictures) {
    return save.summary()
        .put("verification", verified)
        .put("verificationFile", proof.toString())
        .put("pictures", Doc.list(pictures, picture -> Doc.of(picture.toString())))
        .put("ended", save.journal().battle().ending().isPresent())
        .build();
  }

  private static void tell(Save save, Verification verification, List<Path> pictures) {
    Page page = save.page();
    page.say(
        Phrase.of(
            "app.demo.played",
            "title",
            save.title(),
            "entries",
            Counted.of("entries", save.journal().size())));
    Stands.tell(save);
    page.item(Phrase.of("app.demo.file", "file", save.file().toString()));
    page.item(Phrase.of(verification.valid() ? "app.demo.valid" : "app.demo.invalid"));
    pictures.forEach(
        picture -> page.item(Phrase.of("app.demo.picture", "file", picture.toString())));
  }
}
