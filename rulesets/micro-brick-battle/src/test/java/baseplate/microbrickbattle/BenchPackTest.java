package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Agreements;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Workbench;
import baseplate.data.Json;
import baseplate.data.Pack;
import baseplate.data.Packs;
import baseplate.testkit.Covers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the workbenches make can be shared as a pack and fought.
@Covers({"MBB-27", "MBB-36"})
class BenchPackTest {
  private static final Ruleset RULESET = new MicroBrickBattle();

  private static Doc.Obj unit() {
    Workbench bench = RULESET.workbenches().getFirst();
    Doc.Obj draft = bench.edit(bench.fresh(), "id", Doc.of("camel-gun"));
    draft = bench.edit(draft, "name", Doc.of("Camel gun"));
    draft = bench.edit(draft, "class", Doc.of("fixed-gun"));
    return bench.edit(bench.edit(draft, "mp", Doc.of(11)), "turret-length", Doc.of(0));
  }

  private static Doc.Obj scenario() {
    Workbench bench = RULESET.workbenches().getLast();
    Doc.Obj draft = bench.edit(bench.fresh(), "id", Doc.of("oasis"));
    Doc own = Doc.object().put("desert:camel-gun", 3).put("m4-sherman", 0).build();
    return bench.edit(bench.edit(draft, "first", own), "last-round", Doc.of(4));
  }

  private static void write(Path folder, String kind, Doc.Obj entry) throws IOException {
    Doc file = Doc.object().put(kind, new Doc.Items(List.of(entry))).build();
    Files.writeString(folder.resolve(kind + ".json"), Json.write(file));
  }

  private static Pack pack(Path folder) throws IOException {
    write(folder, "units", unit());
    write(folder, "scenarios", scenario());
    Files.writeString(
        folder.resolve("pack.json"),
        """
        {"id": "desert", "name": "Desert", "version": "1", "ruleset": "micro-brick-battle",
         "format": 1, "files": {"units": ["units.json"], "scenarios": ["scenarios.json"]}}
        """);
    return Packs.read(folder, List.of(RULESET));
  }

  @Test
  void a_scenario_with_an_own_unit_is_opened_from_a_pack_and_fought_to_its_end(@TempDir Path folder)
      throws IOException {
    Agreements agreements = Agreements.of(RULESET.options(), Map.of());
    SetUp.From oasis = new SetUp.Scenario("desert:oasis");
    SetUp setUp = new SetUp(oasis, List.of(), agreements, List.of(pack(folder).data()));
    Ruleset.Opening opening = RULESET.open(setUp);
    Scenarios battle =
        new Scenarios(RULESET.rules(Fields.of(opening.content(), ""), agreements), opening.start());
    assertThat(opening.start().pieces())
        .filteredOn(piece -> piece.kind().equals("desert:camel-gun"))
        .hasSize(3);
    assertThat(battle.played("random", "random", 3).ending()).isPresent();
    assertThat(battle.played("greedy", "random", 4).ending()).isPresent();
  }
}
