package baseplate.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.input.Fraction;
import baseplate.core.journal.Session;
import baseplate.testkit.duel.DuelCommand;
import java.util.List;
import org.junit.jupiter.api.Test;

class LuckTest {
  private static final Fraction TWO_D6_REACH_8 = Fraction.of(15, 36);
  private static final Fraction ONE_D6_EXCEEDS = Fraction.of(15, 36);
  private static final DuelCommand STRIKE = new DuelCommand.Strike(0);

  private final Session session = DuelTable.typed();

  private static void struck(Session session, Integer... faces) {
    DuelTable.give(session, STRIKE);
    DuelTable.choose(session, "take");
    DuelTable.type(session, faces);
  }

  private Tries tries(SideId side) {
    return Luck.of(session.journal()).get(side.number()).tries();
  }

  @Test
  void nobody_has_luck_before_the_first_roll() {
    assertThat(tries(SideId.FIRST)).isEqualTo(new Tries(0, 0, Fraction.ZERO, Fraction.ONE));
  }

  @Test
  void a_roll_counts_for_the_side_that_gave_the_order_though_the_other_answers() {
    struck(session, 6, 2);
    assertThat(tries(SideId.FIRST).rolls()).isOne();
    assertThat(tries(SideId.FIRST).successes()).isOne();
    assertThat(tries(SideId.FIRST).expected()).isEqualTo(TWO_D6_REACH_8);
    assertThat(tries(SideId.SECOND).rolls()).isZero();
  }

  @Test
  void two_rolls_share_out_the_worlds_exactly() {
    struck(session, 1, 1);
    struck(session, 6, 6);
    struck(session, 6, 6);
    Tries first = tries(SideId.FIRST);
    assertThat(first.successes()).isOne();
    assertThat(first.expected()).isEqualTo(Fraction.of(5, 6));
    assertThat(first.noBetter()).isEqualTo(Fraction.ONE.minus(Fraction.of(25, 144)));
  }

  @Test
  void the_blow_struck_back_is_the_luck_of_who_strikes_back() {
    DuelTable.give(session, STRIKE);
    DuelTable.choose(session, "parry");
    DuelTable.type(session, 1, 6);
    DuelTable.choose(session, "riposte");
    DuelTable.type(session, 6, 6);
    assertThat(tries(SideId.FIRST).expected()).isEqualTo(ONE_D6_EXCEEDS);
    assertThat(tries(SideId.FIRST).successes()).isZero();
    assertThat(tries(SideId.SECOND).expected()).isEqualTo(TWO_D6_REACH_8);
    assertThat(tries(SideId.SECOND).successes()).isOne();
  }

  @Test
  void what_was_taken_back_is_no_luck() {
    struck(session, 6, 6);
    DuelTable.give(session, new Command.TakeBack(0));
    DuelTable.choose(session, "agree");
    assertThat(tries(SideId.FIRST).rolls()).isZero();
  }

  @Test
  void rolls_from_the_seed_count_as_typed_ones_do() {
    Session fought = DuelTable.fought(5);
    List<Luck> all = Luck.of(fought.journal());
    int rolls = all.stream().mapToInt(luck -> luck.tries().rolls()).sum();
    assertThat(rolls).isEqualTo(fought.journal().rolls()).isPositive();
    assertThat(Luck.seenBy(fought.journal(), SideId.FIRST)).isEqualTo(all);
  }
}
