package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Event;
import baseplate.core.Evidence;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Setting up terrain: piece by piece in turn, all by one player, or each the own half.
///
/// @rule MBB-24
final class TerrainSetUp {
  private final Setting setting;
  private final TerrainChecks checks;
  private final TerrainLayout layout;

  TerrainSetUp(Setting setting) {
    this.setting = setting;
    this.checks = new TerrainChecks(setting);
    this.layout = new TerrainLayout(setting, checks);
  }

  /// Sets up a piece; in turn, the other side is next.
  Resolution place(Battle battle, SideId by, UnitCommand.PlaceTerrain command, Hearing hearing) {
    Optional<Refusal> unfit =
        unfit(battle, by, command.piece()).or(() -> set(battle, command.piece()));
    if (unfit.isPresent()) {
      return hearing.refuse(unfit.get());
    }
    Optional<Refusal> barred = barred(battle, by, command);
    return barred.isPresent() && hearing.objects(barred.get())
        ? Resolution.notDone()
        : placed(battle, by, command, hearing);
  }

  private Optional<Refusal> barred(Battle battle, SideId by, UnitCommand.PlaceTerrain command) {
    Piece piece = battle.pieces().get(command.piece());
    return checks.unfit(battle, by, piece, command.to());
  }

  private Resolution placed(
      Battle battle, SideId by, UnitCommand.PlaceTerrain command, Hearing hearing) {
    if (hearing.evidence().on()) {
      tellPlaced(by, command.piece(), hearing.evidence());
    }
    List<Event> events = new ArrayList<>();
    events.add(new Event.PieceMoved(command.piece(), new Place.OnTable(command.to())));
    if (inTurn()) {
      passOn(battle.after(events.getFirst()), by, events, hearing.evidence());
    }
    return Resolution.done(events);
  }

  private void tellPlaced(SideId by, PieceId piece, Evidence evidence) {
    tell(piece.text(), Phrase.of("mbb.ruling.terrain", "side", by), evidence);
  }

  private void tell(String subject, Phrase effect, Evidence evidence) {
    agreed().rule(evidence, Rule.MBB_24, subject, effect, HouseOptions.TERRAIN_SET_UP);
  }

  private Agreed agreed() {
    return setting.readings().agreed();
  }

  /// Why a piece may not be set up anew: in turn, what stands stays.
  private Optional<Refusal> set(Battle battle, PieceId id) {
    return inTurn() && Board.stands(battle.pieces().get(id))
        ? Optional.of(agreed("mbb.refused.terrain-set", id))
        : Optional.empty();
  }

  /// Takes a piece off the table again, where one sets up alone.
  Resolution remove(Battle battle, SideId by, UnitCommand.RemoveTerrain command, Hearing hearing) {
    PieceId piece = command.piece();
    Optional<Refusal> unfit =
        unfit(battle, by, piece).or(() -> aside(battle, piece)).or(() -> set(battle, piece));
    return unfit.isPresent()
        ? hearing.refuse(unfit.get())
        : Resolution.done(List.of(new Event.PieceMoved(piece, new Place.Aside())));
  }

  private static Optional<Refusal> aside(Battle battle, PieceId id) {
    return Board.stands(battle.pieces().get(id)) ? Optional.empty() : Optional.of(aside(id));
  }

  /// Ends a side's part.
  Resolution finish(Battle battle, SideId by, Hearing hearing) {
    if (!isNow(battle)) {
      return hearing.refuse(Preparation.notNow(battle));
    }
    Optional<Refusal> tooFew = tooFew(standing(battle), leastOf(battle));
    if (tooFew.isPresent() && hearing.objects(tooFew.get())) {
      return Resolution.notDone();
    }
    tell(by.toString(), Phrase.of("mbb.ruling.terrain-finished"), hearing.evidence());
    return Resolution.done(finished(battle, by, hearing.evidence()));
  }

  private Optional<Refusal> tooFew(int standing, int least) {
    Phrase reason = Phrase.of("mbb.refused.terrain-least", "standing", standing, "least", least);
    return standing >= least
        ? Optional.empty()
        : Optional.of(
            Refusal.byRule(Rule.MBB_24, agreed().in(reason, HouseOptions.TERRAIN_SET_UP)));
  }

  private List<Event> finished(Battle battle, SideId by, Evidence evidence) {
    List<Event> events = new ArrayList<>();
    if (setting.readings().terrainSetUp() == Readings.TerrainSetUp.ONE_PLAYER) {
      events.addAll(Seating.begin(setting.readings(), evidence));
    } else {
      Preparation preparation = BattleState.of(battle).preparation().finishing(by);
      events.add(new UnitEvent.PreparationReached(preparation));
      passOn(battle.after(events.getFirst()), by, events, evidence);
    }
    return events;
  }

  /// Lays out all that is left as a roll says.
  Resolution layOut(Battle battle, SideId by, Hearing hearing) {
    if (!isNow(battle)) {
      return hearing.refuse(Preparation.notNow(battle));
    }
    int number = hearing.sum(Scatter.ROLL);
    if (hearing.evidence().on()) {
      Phrase effect = Phrase.of("mbb.ruling.layout", "number", number);
      hearing.evidence().rule(Rule.MBB_24, by.toString(), effect);
    }
    return Resolution.done(laidOut(battle, number, hearing.evidence()));
  }

  private List<Event> laidOut(Battle battle, int number, Evidence evidence) {
    List<Event> events = new ArrayList<>(layout.laid(battle, number));
    events.addAll(Seating.begin(setting.readings(), evidence));
    return events;
  }

  private void passOn(Battle battle, SideId by, List<Event> events, Evidence evidence) {
    List<SideId> finished = BattleState.of(battle).preparation().finished();
    if (isAllOut(battle) || finished.size() == 2) {
      events.addAll(Seating.begin(setting.readings(), evidence));
      return;
    }
    SideId next = finished.contains(by.other()) ? by : by.other();
    if (!next.equals(battle.clock().active())) {
      events.add(new Event.ClockMoved(new Clock(0, 0, next, Phase.SET_UP.word())));
    }
  }

  private boolean isAllOut(Battle battle) {
    return inTurn() && standing(battle) == all(battle);
  }

  private Optional<Refusal> unfit(Battle battle, SideId by, PieceId id) {
    if (!isNow(battle)) {
      return Optional.of(Preparation.notNow(battle));
    }
    if (battle.pieces().find(id).filter(TerrainState::is).isEmpty()) {
      return Optional.of(Orders.structure(Phrase.of("mbb.refused.no-terrain", "piece", id)));
    }
    return byHalves() && !TerrainLayout.share(battle.pieces(), id).equals(by)
        ? Optional.of(agreed("mbb.refused.terrain-share", id))
        : Optional.empty();
  }

  private static Refusal aside(PieceId piece) {
    Phrase reason = Phrase.of("mbb.refused.terrain-aside", "piece", piece);
    return Orders.cited(Rule.MBB_24, reason);
  }

  /// What is refused because of how terrain is set up.
  private Refusal agreed(String key, PieceId piece) {
    Phrase reason = Phrase.of(key, "piece", piece);
    return Orders.cited(Rule.MBB_24, agreed().in(reason, HouseOptions.TERRAIN_SET_UP));
  }

  private boolean inTurn() {
    return setting.readings().terrainSetUp() == Readings.TerrainSetUp.ALTERNATE;
  }

  private boolean byHalves() {
    return setting.readings().terrainSetUp() == Readings.TerrainSetUp.HALVES;
  }

  /// How many pieces must stand before a side may finish: by halves, the first side's part of them.
  private int leastOf(Battle battle) {
    int least = setting.terms().terrainLeast();
    boolean firstHalf = byHalves() && BattleState.of(battle).preparation().finished().isEmpty();
    return firstHalf ? least / 2 : least;
  }

  private static int standing(Battle battle) {
    int standing = 0;
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece piece = battle.pieces().at(i);
      if (TerrainState.is(piece) && Board.stands(piece)) {
        standing++;
      }
    }
    return standing;
  }

  private static int all(Battle battle) {
    int all = 0;
    for (int i = 0; i < battle.pieces().size(); i++) {
      if (TerrainState.is(battle.pieces().at(i))) {
        all++;
      }
    }
    return all;
  }

  private static boolean isNow(Battle battle) {
    return BattleState.of(battle).preparation().stage() == Preparation.Stage.TERRAIN;
  }
}
