package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.PieceState;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Opens a ready battle: all units in reserve, all terrain aside.
///
/// @rule MBB-27
final class ScenarioOpening {
  private final Library library;
  private final Readings readings;
  private final Map<String, Doc.Obj> unitDocs = new LinkedHashMap<>();
  private final Map<String, Doc.Obj> terrainDocs = new LinkedHashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Piece> pieces = new ArrayList<>();

  ScenarioOpening(Library library, Readings readings) {
    this.library = library;
    this.readings = readings;
  }

  Ruleset.Opening open(String id) {
    Scenario scenario = library.scenario(id);
    addForces(scenario.sides());
    scenario.terrain().forEach(this::addTerrain);
    Doc victoryTable = library.victoryTable(id);
    Doc.Obj content =
        Content.write(
            library, unitDocs.values(), terrainDocs.values(), victoryTable, scenario.terms());
    Content.check(content);
    List<String> names = scenario.sides().stream().map(Scenario.Force::name).toList();
    return new Ruleset.Opening(content, start(scenario), names);
  }

  private Battle start(Scenario scenario) {
    Clock clock = new Clock(0, 0, SideId.FIRST, Phase.SET_UP.word());
    Battle bare = new Battle(scenario.table(), Pieces.of(pieces), clock, state(scenario));
    return scenario.terrain().isEmpty() ? bare.after(Seating.begin(readings)) : bare;
  }

  private BattleState state(Scenario scenario) {
    Preparation.Stage stage =
        scenario.terrain().isEmpty() ? Preparation.Stage.ROLL_OFF : Preparation.Stage.TERRAIN;
    return BattleState.of(
        SideId.FIRST, SideId.FIRST, Turns.firstScope(readings), Preparation.at(stage));
  }

  private void addForces(List<Scenario.Force> forces) {
    for (int side = 0; side < forces.size(); side++) {
      addForce(forces.get(side), new SideId(side), "/sides/" + side + "/units/");
    }
  }

  private void addForce(Scenario.Force force, SideId side, String pointer) {
    for (int i = 0; i < force.units().size(); i++) {
      String kind = force.units().get(i);
      unitDocs.put(kind, library.unit(kind, pointer + i));
      add(kind, side, UnitState.RESERVE);
    }
  }

  private void addTerrain(Fields fields) {
    String id = fields.text("kind");
    terrainDocs.put(id, library.terrain(id, fields.at("kind")));
    TerrainKind kind = TerrainReader.read(Fields.of(terrainDocs.get(id), fields.at("kind")));
    add(id, null, TerrainReader.piece(fields, kind));
    fields.done();
  }

  private void add(String kind, @Nullable SideId side, PieceState state) {
    int number = numbers.merge(kind, 1, Integer::sum);
    PieceId id = new PieceId(kind + "-" + number);
    pieces.add(new Piece(id, side, kind, new Place.Aside(), state));
  }
}
