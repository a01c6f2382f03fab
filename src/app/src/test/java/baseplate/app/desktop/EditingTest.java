package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Doc;
import baseplate.core.journal.Header;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.play.Player;
import baseplate.data.BadFile;
import baseplate.data.BaseplateHome;
import baseplate.data.BattleFiles;
import baseplate.data.Pack;
import baseplate.data.Packs;
import baseplate.simulation.Players;
import baseplate.simulation.Thinker;
import baseplate.table.bench.BenchModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditingTest {
  private static final int MOST = 20_000;

  @TempDir private Path home;
  private Library library;
  private Editing editing;

  @BeforeEach
  void open() {
    library = Library.installed(new BaseplateHome(home));
    editing =
        new Editing(
            library,
            library.rulesets().getFirst(),
            new BenchModel.Threads(Runnable::run, Runnable::run));
  }

  private Path folder() {
    return home.resolve("packs").resolve("desert");
  }

  private void edit(String field, Doc value) {
    editing.model().edit(field, value);
    assertThat(editing.model().shown().get().faults()).isEmpty();
  }

  private void buildUnit() {
    edit("id", Doc.of("camel-gun"));
    edit("name", Doc.of("Camel gun"));
    edit("mp", Doc.of(11));
    editing.create("desert", "Desert armour");
  }

  private void buildScenario() {
    editing.fresh(editing.now().ruleset(), editing.now().ruleset().workbenches().getLast());
    edit("id", Doc.of("oasis"));
    edit("name", Doc.of("Oasis"));
    edit("first", Doc.object().put("desert:camel-gun", 3).put("m4-sherman", 0).build());
    edit("last-round", Doc.of(4));
    editing.save(folder());
  }

  private List<String> names() throws IOException {
    try (Stream<Path> all = Files.list(home.resolve("packs"))) {
      return all.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void a_unit_and_a_scenario_that_were_built_are_fought_to_the_end() throws IOException {
    buildUnit();
    buildScenario();
    assertThat(names()).containsExactly("desert");
    Pack pack = library.packs().packs().getFirst();
    assertThat(PackEntries.scenarios(pack))
        .extracting(info -> info.id())
        .containsExactly("desert:oasis");
    NewBattle chosen = new NewBattle(library.rulesets().getFirst(), List.of("Blue", "Orange"));
    chosen.scenario("desert:oasis");
    chosen.seed(new Seed(5));
    Setting setting = library.setting(chosen.ruleset(), chosen.wish());
    assertThat(setting.start().pieces())
        .filteredOn(piece -> piece.kind().equals("desert:camel-gun"))
        .hasSize(3);
    BattleFiles.Opened opened = library.begin(setting);
    Battle end = fought(new Session(opened.journal(), opened.file()));
    opened.file().close();
    assertThat(end.ending()).isPresent();
    assertThat(library.files().verify(opened.file().path()).fault()).isNull();
  }

  private static Battle fought(Session session) {
    Setting setting = session.journal().setting();
    Map<SideId, Player> players = new HashMap<>();
    for (int side = 0; side < 2; side++) {
      players.put(new SideId(side), Players.named(setting.rules(), "greedy").orElseThrow());
    }
    Thinker thinker = new Thinker(setting, players, new Seed(5));
    for (int i = 0; i < MOST && session.battle().ending().isEmpty(); i++) {
      int number = session.journal().size();
      Command command = thinker.think(session.battle(), number).orElseThrow();
      assertThat(session.submit(command)).isNotInstanceOf(Verdict.Refused.class);
    }
    return session.battle();
  }

  @Test
  void what_is_saved_is_found_again_and_taken_in_hand() {
    buildUnit();
    assertThat(editing.model().shown().get().isDirty()).isFalse();
    Packs.Lying lying = editing.packs().getFirst();
    Doc.Obj entry = PackEntries.of(lying.pack(), "units").getFirst();
    editing.take(lying, entry);
    edit("mp", Doc.of(9));
    editing.save();
    assertThat(PackEntries.of(editing.packs().getFirst().pack(), "units"))
        .singleElement()
        .satisfies(saved -> assertThat(saved.fields()).containsEntry("mp", Doc.of(9)));
  }

  @Test
  void another_id_makes_another_entry_and_the_old_one_stays() {
    buildUnit();
    edit("id", Doc.of("camel-gun-2"));
    editing.save();
    assertThat(PackEntries.of(editing.packs().getFirst().pack(), "units"))
        .extracting(PackEntries::id)
        .containsExactly("camel-gun", "camel-gun-2");
  }

  @Test
  void an_entry_of_the_same_id_that_is_another_is_never_replaced() throws IOException {
    buildUnit();
    byte[] before = Files.readAllBytes(folder().resolve("units.json"));
    editing.fresh(editing.now().ruleset(), editing.now().bench());
    edit("id", Doc.of("camel-gun"));
    assertThatThrownBy(() -> editing.save(folder())).isInstanceOf(BadFile.class);
    assertThatThrownBy(() -> editing.create("desert", "Other")).isInstanceOf(BadFile.class);
    assertThat(Files.readAllBytes(folder().resolve("units.json"))).isEqualTo(before);
    assertThat(editing.now().saved()).isEmpty();
  }

  @Test
  void a_unit_that_a_scenario_needs_is_not_deleted() {
    buildUnit();
    buildScenario();
    editing.fresh(editing.now().ruleset(), editing.now().ruleset().workbenches().getFirst());
    assertThatThrownBy(() -> editing.delete(folder(), "camel-gun"))
        .isInstanceOfSatisfying(
            BadFile.class,
            bad -> assertThat(bad.problem().key()).isEqualTo("desktop.editors.breaks"));
    assertThat(PackEntries.of(editing.packs().getFirst().pack(), "units")).hasSize(1);
  }

  @Test
  void an_entry_is_deleted_and_the_pack_stays_a_pack() {
    buildUnit();
    editing.delete(folder(), "camel-gun");
    assertThat(editing.now().saved()).isEmpty();
    assertThat(PackEntries.of(editing.packs().getFirst().pack(), "units")).isEmpty();
    assertThat(editing.found().get().bad()).isEmpty();
  }

  @Test
  void a_pack_goes_out_as_a_zip_file_that_can_be_used() {
    buildUnit();
    buildScenario();
    Path zip = home.resolve("desert.zip");
    editing.export(folder(), zip);
    Pack pack = Packs.read(zip, library.rulesets());
    assertThat(pack.name()).isEqualTo("Desert armour");
    assertThat(PackEntries.of(pack, "scenarios")).hasSize(1);
  }

  @Test
  void files_that_are_not_changed_stay_as_they_were_written() throws IOException {
    buildUnit();
    Path units = folder().resolve("units.json");
    String own = "\n" + Files.readString(units) + "\n";
    Files.writeString(units, own);
    buildScenario();
    assertThat(Files.readString(units)).isEqualTo(own);
  }

  @Test
  void a_pack_that_cannot_be_read_is_not_written_over_and_its_fault_is_told() throws IOException {
    buildUnit();
    Path units = folder().resolve("units.json");
    Files.write(units, "{\"units\": 3}".getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> editing.save(folder())).isInstanceOf(BadFile.class);
    assertThat(Files.readString(units)).isEqualTo("{\"units\": 3}");
    assertThat(library.packs().bad())
        .singleElement()
        .satisfies(bad -> assertThat(bad.file()).endsWith("desert/units.json"));
    assertThat(names()).containsExactly("desert");
  }

  @Test
  void an_id_is_made_of_a_name() {
    assertThat(SaveBox.idOf("  Größe & Übel: 1943! ")).isEqualTo("grosse-ubel-1943");
    assertThat(SaveBox.idOf("x".repeat(60))).hasSize(40);
  }

  @Test
  void a_battle_of_a_pack_has_the_enforcement_and_dice_that_were_chosen() {
    buildUnit();
    buildScenario();
    NewBattle chosen = new NewBattle(library.rulesets().getFirst(), List.of("Blue", "Orange"));
    chosen.scenario("desert:oasis");
    chosen.enforcement(Enforcement.WARN);
    assertThat(library.setting(chosen.ruleset(), chosen.wish()).header().dice())
        .isInstanceOf(Header.Seeded.class);
  }
}
