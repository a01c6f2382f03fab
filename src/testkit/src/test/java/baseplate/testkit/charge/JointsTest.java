package baseplate.testkit.charge;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static baseplate.testkit.charge.Tilt.ahead;
import static baseplate.testkit.charge.Tilt.mount;
import static baseplate.testkit.charge.Tilt.move;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.play.Draft;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Slot;
import baseplate.geometry.Point;
import baseplate.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

class JointsTest {
  private static final Tilt GEAR =
      Tilt.of(
          """
          . . . . . . . .
          . . . . . . . Xv
          . . A^ . . . . Xv
          . s A^ m . . . .
          . . . . . . . .
          l . . . . . G .
          """);

  private static View view(Battle battle) {
    return View.open(battle, SideId.FIRST);
  }

  private static Point at(Battle battle, String module) {
    Figure figure =
        Tilt.RULES.scene(view(battle)).figures().stream()
            .filter(each -> each.piece().text().equals(module))
            .findFirst()
            .orElseThrow();
    return figure.parts().getFirst().corners().getFirst();
  }

  @Test
  @Covers("CHG-10")
  void a_module_that_is_taken_up_moves_with_its_bearer() {
    Battle mounted = assertThatVerdict(GEAR.says(mount("s", "A.left"))).isAccepted().battle();
    Tilt next = GEAR.at(mounted.after(new ChargeEvent.TurnEnded()));
    Battle moved = assertThatVerdict(next.says(move("A", ahead("1")))).isAccepted().battle();

    assertThat(mounted.pieces().get(new PieceId("s")).place())
        .isEqualTo(new Place.InSlot(new SlotId("A.left"), 0));
    assertThat(at(moved, "s")).isEqualTo(at(mounted, "s").plus(Point.ofInches(0, 1)));
  }

  @Test
  @Covers("CHG-10")
  void it_takes_the_place_of_a_move() {
    Tilt mounted =
        GEAR.at(assertThatVerdict(GEAR.says(mount("s", "A.left"))).isAccepted().battle());

    assertThatVerdict(mounted.says(move("A", ahead("1")))).isRefused().by("CHG-1");
    assertThatVerdict(mounted.says(mount("m", "A.right"))).isRefused().by("CHG-1");
  }

  @Test
  @Covers("CHG-10")
  void a_joint_takes_only_what_fits_and_another_one_is_offered() {
    assertThatVerdict(GEAR.says(mount("s", "A.right")))
        .isRefused()
        .by("CHG-10")
        .saying("charge.refusal.unfit")
        .offering(mount("s", "A.left"));
  }

  @Test
  @Covers("CHG-10")
  void what_lies_further_off_than_an_inch_is_not_taken_up() {
    assertThatVerdict(GEAR.says(mount("l", "A.right")))
        .isRefused()
        .by("CHG-10")
        .saying("charge.refusal.not-near")
        .offeringNothing();
  }

  @Test
  @Covers("CHG-10")
  void nobody_bears_more_than_it_can() {
    assertThatVerdict(GEAR.bears("A.left", "s").says(mount("m", "A.right"))).isAccepted();
    Tilt near =
        Tilt.of(
            """
            . X .
            . X .
            . . .
            . G m
            """);

    assertThatVerdict(near.says(mount("m", "G.front")))
        .isRefused()
        .by("CHG-10")
        .with("load", 3)
        .with("bears", 2);
  }

  @Test
  @Covers("CHG-10")
  void a_joint_that_is_taken_takes_nothing_even_where_refusals_are_waived() {
    Tilt taken = GEAR.bears("A.right", "l").free();

    assertThatVerdict(taken.says(mount("m", "A.right"))).isRefused().asStructure();
    assertThatVerdict(taken.says(mount("m", "A.left"))).isAccepted().waiving("CHG-10");
    assertThatVerdict(taken.says(mount("m", "X.left"))).isRefused().asStructure();
    assertThatVerdict(taken.says(mount("l", "A.left"))).isRefused().asStructure();
  }

  private static List<String> verdicts(Battle battle, String module) {
    Draft draft = new Draft("mount", List.of(new Picked.Piece(new PieceId(module))));
    return Tilt.RULES.slots(view(battle), draft).stream().map(JointsTest::told).toList();
  }

  private static String told(Slot slot) {
    String why = slot.obstacle().map(phrase -> phrase.key()).orElse("fits");
    return slot.id() + " " + why.replace("charge.refusal.", "");
  }

  @Test
  @Covers("CHG-10")
  void each_joint_says_of_the_module_at_hand_whether_it_fits() {
    assertThat(verdicts(GEAR.battle(), "m"))
        .containsExactly(
            "X.right not-near", "X.left unfit", "A.right fits", "A.left unfit", "G.front not-near");
    assertThat(verdicts(GEAR.bears("A.right", "l").battle(), "m")).contains("A.right taken");
  }

  @Test
  @Covers("CHG-10")
  void what_a_joint_says_is_what_the_judge_says() {
    for (String module : List.of("s", "m", "l")) {
      for (String verdict : verdicts(GEAR.battle(), module)) {
        String slot = verdict.split(" ", -1)[0];
        boolean fits = verdict.endsWith("fits");
        if (!slot.startsWith("X")) {
          assertThat(GEAR.says(mount(module, slot)))
              .isInstanceOf(
                  fits
                      ? baseplate.core.Verdict.Accepted.class
                      : baseplate.core.Verdict.Refused.class);
        }
      }
    }
  }
}
