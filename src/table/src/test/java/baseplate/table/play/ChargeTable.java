package baseplate.table.play;

import baseplate.core.Agreements;
import baseplate.core.Enforcement;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Terms;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.testkit.charge.Charge;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A charge to be played at a table by two people.
final class ChargeTable {
  private ChargeTable() {}

  static BattleModel fresh() {
    Charge charge = new Charge();
    Agreements house = Agreements.of(charge.options(), Map.of());
    List<String> sides = List.of("Red", "Blue");
    SetUp setUp = new SetUp(new SetUp.Scenario("meadow"), sides, house, List.of());
    Header.Origin dice = new Header.Seeded(new Seed(5));
    Terms terms = new Terms("1", sides, dice, house, Enforcement.ENFORCE);
    Setting setting = Setting.fresh(charge, charge.open(setUp), terms);
    return new BattleModel(
        new Session(new Journal(setting), Sink.NONE), Set.of(SideId.FIRST, SideId.SECOND));
  }

  /// The first option to drive a piece.
  static Option.Drafted move(BattleModel model) {
    return model.shown().get().options().stream()
        .filter(Option.Drafted.class::isInstance)
        .map(Option.Drafted.class::cast)
        .filter(option -> option.pick() instanceof Pick.Path)
        .findFirst()
        .orElseThrow();
  }
}
