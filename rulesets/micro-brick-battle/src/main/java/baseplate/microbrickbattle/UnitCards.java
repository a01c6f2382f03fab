package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.play.View;
import baseplate.core.scene.Card;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Height;
import baseplate.geometry.Outline;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/// What is to be known of a unit: its numbers, its shape as it is now, what it has done.
///
/// @rule MBB-30
/// @rule MBB-36
final class UnitCards {
  private final Setting setting;
  private final Board board;
  private final Tariff tariff;
  private final Rosters rosters;

  UnitCards(Setting setting, Rosters rosters) {
    this.setting = setting;
    this.board = setting.board();
    this.tariff = new Tariff(setting.readings());
    this.rosters = rosters;
  }

  Card card(View view, Piece unit) {
    UnitKind kind = setting.catalogue().unit(unit);
    List<Card.Fact> facts = new ArrayList<>();
    facts.add(fact("nation", Nations.named(kind.nation())));
    addClass(kind, facts);
    addNumbers(unit, kind, facts);
    if (UnitState.of(unit).status() != Status.WRECK) {
      addGun(unit, kind, facts);
    }
    addShape(unit, facts);
    facts.add(fact("price", number(kind.price()), Rule.MBB_36));
    addDone(view, unit, facts);
    return new Card(Figures.label(unit, kind.name()), rosters.status(view, unit), facts);
  }

  private static void addClass(UnitKind kind, List<Card.Fact> facts) {
    RuleId rule =
        switch (kind.unitClass()) {
          case TURRETED -> Rule.MBB_7;
          case FIXED_GUN -> Rule.MBB_23;
          case EMPLACED, INFANTRY -> Rule.MBB_41;
          case AEROPLANE -> Rule.MBB_25;
        };
    facts.add(fact("class", Phrase.of("mbb.class." + kind.unitClass().word()), rule));
  }

  /// @rule MBB-4
  /// @rule MBB-20
  private void addNumbers(Piece unit, UnitKind kind, List<Card.Fact> facts) {
    facts.add(fact("ap", number(BigDecimal.valueOf(kind.attack())), Rule.MBB_20));
    facts.add(fact("dp", number(BigDecimal.valueOf(kind.defence())), Rule.MBB_20));
    UnitState state = UnitState.of(unit);
    long left = Math.max(0, kind.movementThousandths() - tariff.spent(state));
    Phrase points =
        state.isLive()
            ? Phrase.of("mbb.card.of", "left", Decimal.thousandths(left), "most", kind.movement())
            : number(BigDecimal.valueOf(kind.movement()));
    facts.add(fact("mp", points, Rule.MBB_4));
  }

  /// @rule MBB-31
  private void addGun(Piece unit, UnitKind kind, List<Card.Fact> facts) {
    if (kind.unitClass().swings()) {
      BigDecimal to = UnitState.of(unit).turret().degrees();
      facts.add(fact("turret", Phrase.of("mbb.card.off-bow", "degrees", to), Rule.MBB_7));
    }
    if (kind.unitClass().isFixed()) {
      Phrase arc = Phrase.of("mbb.card.arc", "degrees", setting.readings().fixedArc());
      facts.add(fact("arc", arc, Rule.MBB_23));
    }
    facts.add(fact("muzzle", plates(kind.gun().height()), Rule.MBB_31));
  }

  /// @rule MBB-22
  /// @rule MBB-38
  private void addShape(Piece unit, List<Card.Fact> facts) {
    boolean isWreck = UnitState.of(unit).status() == Status.WRECK;
    facts.add(fact("footprint", size(board.outline(unit)), isWreck ? Rule.MBB_38 : Rule.MBB_30));
    facts.add(fact("height", plates(board.top(unit)), isWreck ? Rule.MBB_38 : Rule.MBB_32));
    if (isWreck) {
      facts.add(fact("cover", Phrase.of("mbb.cover.soft"), Rule.MBB_22));
    }
  }

  /// What it has done in the turn, as far as that is remembered.
  private void addDone(View view, Piece unit, List<Card.Fact> facts) {
    UnitState state = UnitState.of(unit);
    if (tariff.spent(state) > 0) {
      Phrase moved =
          Phrase.of("mbb.card.moved", "points", Decimal.thousandths(tariff.spent(state)))
              .with("turned", Decimal.hundredths(state.turned()));
      facts.add(fact("done", moved, Rule.MBB_5));
    }
    if (state.flown() > 0) {
      Phrase flown = Phrase.of("mbb.card.inches", "length", Decimal.thousandths(state.flown()));
      facts.add(fact("flown", flown, Rule.MBB_25));
    }
    BattleState.of(view).shotOf(unit.id()).ifPresent(shot -> facts.add(target(shot.target())));
  }

  private static Card.Fact target(PieceId target) {
    return fact("target", Phrase.of("mbb.card.piece", "piece", target), Rule.MBB_10);
  }

  private static Phrase size(Outline outline) {
    return size(outline.along().inches(), outline.across().inches());
  }

  static Phrase size(BigDecimal along, BigDecimal across) {
    return Phrase.of("mbb.card.size", "along", along, "across", across);
  }

  private static Phrase plates(Height height) {
    BigDecimal plates = new BigDecimal(height.plates()).setScale(2, RoundingMode.HALF_EVEN);
    return Phrase.of("mbb.card.plates", "height", plates);
  }

  private static Phrase number(BigDecimal value) {
    return Phrase.of("mbb.card.number", "value", value);
  }

  private static Card.Fact fact(String what, Phrase value) {
    return new Card.Fact(Phrase.of("mbb.card.what." + what), value);
  }

  static Card.Fact fact(String what, Phrase value, RuleId rule) {
    return new Card.Fact(Phrase.of("mbb.card.what." + what), value, rule);
  }
}
