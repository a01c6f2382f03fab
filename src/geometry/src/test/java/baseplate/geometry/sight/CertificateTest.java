package baseplate.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Counts;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import org.junit.jupiter.api.Test;

/// The proof of a look: exact, and the same to the byte when made again.
class CertificateTest {
  private final Range range = new Range();
  private final int count = Counts.of(300, 20_000);

  @Test
  void it_says_the_same_as_the_look() {
    for (int i = 0; i < count; i++) {
      Scene scene = new RandomScenes(7_000_000 + i).next();
      assertSame(scene.certificate(), scene.look());
    }
  }

  private static void assertSame(Certificate certificate, Look look) {
    assertThat(certificate.sees()).isEqualTo(look.sees());
    assertThat(certificate.side()).isEqualTo(look.side());
    assertThat(certificate.band()).isEqualTo(look.band());
    assertThat(certificate.veil()).isEqualTo(look.veil());
    assertThat(certificate.shadows().stream().map(Shadow::id).distinct())
        .containsExactlyInAnyOrderElementsOf(look.hindering().stream().map(Obstacle::id).toList());
  }

  @Test
  void made_again_it_is_equal_and_reads_the_same() {
    for (int i = 0; i < count; i++) {
      Scene scene = new RandomScenes(7_000_000 + i).next();
      Certificate certificate = scene.certificate();
      assertThat(scene.certificate()).isEqualTo(certificate);
      assertThat(scene.certificate().text()).isEqualTo(certificate.text());
    }
  }

  @Test
  void its_text_is_the_same_to_the_byte_for_ever() {
    range.soft("wall", 200, 5_000, 1_200, 5_400, 9).soft("post", -400, 8_000, -300, 8_100, 3);
    assertThat(range.certificate().text())
        .isEqualTo(
            """
            muzzle 0, 0 height 6 plates
            side FRONT from 0.5, 10 to -0.5, 10 height 6 plates
            sees true band UNDER_HALF veil OPEN
            hidden 0.179217 = 37627/209952
            shadow post 47/54 to 1
            shadow wall 0 to 7/54
            top 0 to 7/54 at 1 to 1 by wall
            top 47/54 to 161/162 at 31/81 to 31/81 by post
            top 161/162 to 1 at 31/81 to 3/8 by post
            line 0, 0 to -0.065, 10 FACING_SIDE
            gap wall 0.232 in
            gap post 0.247 in
            """);
  }

  @Test
  void each_obstacle_has_its_own_stretch_and_the_highest_tops_are_listed_once() {
    range.soft("far", 0, 8_000, 1_000, 8_100, 9).soft("near", 0, 4_000, 1_000, 4_100, 9);
    Certificate certificate = range.certificate();
    Fraction half = Fraction.of(1, 2);
    assertThat(certificate.shadows())
        .containsExactly(
            new Shadow("far", Fraction.ZERO, half), new Shadow("near", Fraction.ZERO, half));
    assertThat(certificate.envelope())
        .containsExactly(new Stretch(Fraction.ZERO, half, Fraction.ONE, Fraction.ONE, "far"));
  }

  @Test
  void the_decimal_is_never_rounded_across_a_border() {
    // one thousandth of an inch at the far end of a long range
    range.soft("hair", 0, 9_990, 1_000, 10_000, 9);
    assertThat(range.certificate().hiddenDecimal()).isEqualByComparingTo("0.5");
    assertThat(certificate(4999999L, 10000000L).hiddenDecimal()).isEqualByComparingTo("0.499999");
    assertThat(certificate(1L, 100000000L).hiddenDecimal()).isEqualByComparingTo("0.000001");
    assertThat(certificate(99999999L, 100000000L).hiddenDecimal()).isEqualByComparingTo("0.999999");
    assertThat(certificate(1L, 3L).hiddenDecimal()).isEqualByComparingTo("0.333333");
  }

  @Test
  void the_fraction_is_given_up_to_eighteen_digits() {
    assertThat(certificate(1L, 999999999999999999L).hiddenFraction())
        .contains("1/999999999999999999");
    assertThat(certificate(1L, 1000000000000000001L).hiddenFraction()).isEmpty();
  }

  private Certificate certificate(long top, long bottom) {
    Certificate made = range.certificate();
    return new Certificate(
        made.muzzle(),
        made.side(),
        made.from(),
        made.to(),
        made.height(),
        made.sees(),
        made.band(),
        made.veil(),
        made.shadows(),
        made.envelope(),
        Fraction.of(top, bottom),
        made.line(),
        made.gaps());
  }

  @Test
  void the_deciding_line_leads_to_the_middle_of_the_widest_stretch_in_sight() {
    range.soft("wall", 0, 9_000, 1_000, 9_100, 9).soft("post", -220, 9_990, -200, 10_000, 9);
    assertThat(range.certificate().line())
        .isEqualTo(
            new DecidingLine(Point.ORIGIN, new Point(-360, 10_000), DecidingLine.End.FACING_SIDE));
  }

  @Test
  void where_nothing_is_seen_it_leads_to_the_nearest_corner_of_a_blocker() {
    range.hard("house", -2_000, 4_000, 2_002, 6_000);
    assertThat(range.certificate().line())
        .isEqualTo(
            new DecidingLine(Point.ORIGIN, new Point(-2_000, 4_000), DecidingLine.End.BLOCKER));
  }

  @Test
  void the_nearest_gaps_are_those_that_the_deciding_line_passes() {
    range.soft("right", 12, 4_000, 1_000, 4_100, 9).soft("left", -1_000, 4_000, -30, 4_100, 9);
    Certificate certificate = range.certificate();
    assertThat(certificate.gaps()).extracting(Gap::id).containsExactly("left", "right");
    assertThat(certificate.gaps().getFirst().length()).isLessThan(new Length(22));
  }
}
