package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Piece;
import baseplate.core.Pieces;
import baseplate.core.PositionData;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.util.List;

/// Opens a position that somebody wrote down, strictly.
///
/// Its own fields beside the common ones: `near` and `first` (sides: who sits at the near edge, who
/// goes first), `shots` (declarations), the terms (`strip`, `lastRound`, `exit`, `hold`) and a
/// `victoryTable`. A position without `phase` in round 1 is the start of a battle: the first turn
/// is still to be named.
final class PositionOpening {
  private static final int MOST_ROUNDS = 1000;
  private static final List<String> COMMON =
      List.of("ruleset", "table", "house", "sides", "pieces", "terrain");

  private final Library library;
  private final Readings readings;

  PositionOpening(Library library, Readings readings) {
    this.library = library;
    this.readings = readings;
  }

  Ruleset.Opening open(PositionData position) {
    Fields fields = own(position);
    PositionPieces read = new PositionPieces(library, position);
    Doc.Obj content = content(fields, read, position.table());
    Content checked = Content.read(Fields.of(content, "/content"));
    List<Piece> pieces = read.pieces(checked.catalogue());
    new PositionCheck(checked.catalogue(), position.table()).check(pieces);
    Battle start = start(fields, position, pieces);
    fields.done();
    return new Ruleset.Opening(content, start);
  }

  /// The position's own fields, the common ones read.
  private static Fields own(PositionData position) {
    Fields fields = position.rest();
    COMMON.forEach(fields::maybe);
    if (position.sides().size() != 2 && !position.sides().isEmpty()) {
      throw fields.fault("sides", Phrase.of("mbb.malformed.sides"));
    }
    return fields;
  }

  private Doc.Obj content(Fields fields, PositionPieces pieces, TableSize size) {
    Terms terms = TermsDocs.read(fields, 0);
    if (fields.has("strip")) {
      TermsDocs.check(fields, terms, size);
    }
    Doc table =
        fields.maybe("victoryTable").map(library::victoryTable).orElseGet(library::victoryTable);
    return Content.write(library, pieces.unitDocs(), pieces.terrainDocs(), table, terms);
  }

  private Battle start(Fields fields, PositionData position, List<Piece> pieces) {
    SideId near = side(fields, "near", position, SideId.FIRST);
    SideId first = side(fields, "first", position, SideId.FIRST);
    Clock clock = clock(fields, first, side(fields, "active", position, first));
    BattleState state = BattleState.of(near, first, scope(fields, clock), preparation(clock));
    Battle battle = new Battle(position.table(), Pieces.of(pieces), clock, state);
    requireReserves(fields, battle);
    return new PositionShots(fields).declared(battle);
  }

  private TurnScope scope(Fields fields, Clock clock) {
    boolean opens = !fields.has("phase") && clock.turn() == 1;
    return opens ? Turns.firstScope(readings) : TurnScope.WHOLE;
  }

  private static Preparation preparation(Clock clock) {
    return Phase.of(clock) == Phase.DEPLOYMENT
        ? Preparation.at(Preparation.Stage.DEPLOYMENT)
        : Preparation.OVER;
  }

  private static Clock clock(Fields fields, SideId first, SideId active) {
    Phase phase =
        fields.has("phase") ? Names.read(fields, "phase", Phase.values()) : Phase.MOVEMENT;
    int round = fields.has("round") ? fields.count("round", 1, MOST_ROUNDS) : 1;
    if (phase == Phase.SET_UP) {
      throw fields.fault("phase", Phrase.of("mbb.malformed.set-up"));
    }
    return phase == Phase.DEPLOYMENT
        ? new Clock(0, 0, active, phase.word())
        : new Clock(round, 2 * round - (active.equals(first) ? 1 : 0), active, phase.word());
  }

  /// Reserves belong to deployment, and deployment to the side that has some.
  private static void requireReserves(Fields fields, Battle battle) {
    List<Piece> reserves =
        battle.pieces().list().stream().filter(PositionOpening::isReserve).toList();
    if (!Phase.DEPLOYMENT.isNow(battle)) {
      requireNone(fields, reserves);
    } else if (reserves.stream().noneMatch(unit -> unit.isOf(battle.clock().active()))) {
      throw wrongPhase(fields, "mbb.malformed.no-reserve", List.of());
    }
  }

  private static boolean isReserve(Piece piece) {
    return piece.state() instanceof UnitState unit && unit.status() == Status.RESERVE;
  }

  private static void requireNone(Fields fields, List<Piece> reserves) {
    if (!reserves.isEmpty()) {
      List<String> units = reserves.stream().map(unit -> unit.id().text()).toList();
      throw wrongPhase(fields, "mbb.malformed.reserve", units);
    }
  }

  private static Malformed wrongPhase(Fields fields, String key, List<String> units) {
    return new Malformed(fields.at("phase"), Phrase.of(key, "units", units));
  }

  /// A side by its number or its name.
  private static SideId side(Fields fields, String field, PositionData position, SideId otherwise) {
    if (!fields.has(field)) {
      return otherwise;
    }
    List<String> names = position.sides();
    return switch (fields.any(field)) {
      case Doc.Text(String name) when names.contains(name) -> new SideId(names.indexOf(name));
      case Doc.Num _ -> CommonDocs.side(fields, field);
      case Doc.Text _, Doc.Flag _, Doc.Obj _, Doc.Items _, Doc.Nothing _ ->
          throw fields.fault(field, Phrase.of("mbb.malformed.no-side", "sides", names));
    };
  }
}
