package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Piece;
import baseplate.core.Pieces;
import baseplate.core.PositionData;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
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
    Fields fields = position.rest();
    COMMON.forEach(fields::maybe);
    if (position.sides().size() != 2 && !position.sides().isEmpty()) {
      throw fields.fault("sides", Phrase.of("mbb.malformed.sides"));
    }
    PositionPieces read = new PositionPieces(library, position);
    Terms terms = TermsDocs.read(fields, 0);
    Doc table = fields.has("victoryTable") ? fields.any("victoryTable") : library.victoryTable();
    Doc.Obj content = Content.write(library, read.unitDocs(), read.terrainDocs(), table, terms);
    Content checked = Content.read(Fields.of(content, "/content"));
    List<Piece> pieces = read.pieces(checked.catalogue());
    new PositionCheck(checked.catalogue(), position.table()).check(pieces);
    Battle start = start(fields, position, pieces);
    fields.done();
    return new Ruleset.Opening(content, start);
  }

  private Battle start(Fields fields, PositionData position, List<Piece> pieces) {
    SideId near = side(fields, "near", position, SideId.FIRST);
    SideId first = side(fields, "first", position, SideId.FIRST);
    Clock clock = clock(fields, first, side(fields, "active", position, first));
    boolean opens = !fields.has("phase") && clock.turn() == 1;
    TurnScope scope = opens ? Turns.firstScope(readings) : TurnScope.WHOLE;
    Preparation preparation =
        Phase.of(clock) == Phase.DEPLOYMENT
            ? Preparation.at(Preparation.Stage.DEPLOYMENT)
            : Preparation.OVER;
    Battle battle =
        new Battle(
            position.table(),
            Pieces.of(pieces),
            clock,
            BattleState.of(near, first, scope, preparation));
    requireReserves(fields, battle);
    return new PositionShots(fields).declared(battle);
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
    boolean deploying = Phase.DEPLOYMENT.isNow(battle);
    List<String> reserves = new ArrayList<>();
    for (Piece piece : battle.pieces()) {
      if (piece.state() instanceof UnitState unit
          && unit.status() == Status.RESERVE
          && (!deploying || piece.isOf(battle.clock().active()))) {
        reserves.add(piece.id().text());
      }
    }
    if (deploying == reserves.isEmpty()) {
      String key = deploying ? "mbb.malformed.no-reserve" : "mbb.malformed.reserve";
      throw new Malformed(fields.at("phase"), Phrase.of(key, "units", reserves));
    }
  }

  /// A side by its number or its name.
  private static SideId side(Fields fields, String field, PositionData position, SideId otherwise) {
    if (!fields.has(field)) {
      return otherwise;
    }
    int named =
        fields.any(field) instanceof Doc.Text(String name) ? position.sides().indexOf(name) : -1;
    return named < 0 ? CommonDocs.side(fields, field) : new SideId(named);
  }
}
