package baseplate.table.paint;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.scene.Mark;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Everybody tells sides and tones apart.
class PaletteTest {
  /// In CIEDE2000, where 1 is just noticed side by side and above 5 is taken for another colour.
  private static final double APART = 9;

  private static final double READABLE = 4.5;

  private static List<Color> sides() {
    return SideLook.READY.stream().map(SideLook::colour).toList();
  }

  private static List<Color> tones(boolean dark) {
    Scheme scheme = new Scheme(dark);
    return List.of(scheme.good(), scheme.bad(), scheme.neutral(), scheme.zone());
  }

  private static void keepApart(List<Color> colours, ColourVision eyes) {
    for (int i = 0; i < colours.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(eyes.apart(colours.get(i), colours.get(j)))
            .as("%s and %s for %s", colours.get(i), colours.get(j), eyes)
            .isGreaterThanOrEqualTo(APART);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(ColourVision.class)
  void sides_stay_apart_for_all_eyes(ColourVision eyes) {
    keepApart(sides(), eyes);
  }

  @ParameterizedTest
  @EnumSource(ColourVision.class)
  void bricks_of_two_sides_stay_apart_for_all_eyes(ColourVision eyes) {
    for (boolean dark : List.of(false, true)) {
      Scheme scheme = new Scheme(dark);
      keepApart(SideLook.READY.subList(0, 2).stream().map(scheme::bricks).toList(), eyes);
    }
  }

  @ParameterizedTest
  @EnumSource(ColourVision.class)
  void tones_stay_apart_for_all_eyes_in_light_and_dark(ColourVision eyes) {
    keepApart(tones(false), eyes);
    keepApart(tones(true), eyes);
  }

  @Test
  void each_side_wears_a_pattern_of_its_own() {
    assertThat(SideLook.READY).extracting(SideLook::pattern).containsExactly(Pattern.values());
  }

  @Test
  void the_first_side_is_blue_and_the_second_orange() {
    assertThat(SideLook.of(0).colour().getHue()).isBetween(200.0, 220.0);
    assertThat(SideLook.of(1).colour().getHue()).isBetween(20.0, 35.0);
  }

  @Test
  void white_words_on_a_side_are_readable() {
    assertThat(sides())
        .allSatisfy(
            side ->
                assertThat(ColourVision.contrast(side, Color.WHITE))
                    .isGreaterThanOrEqualTo(READABLE));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void words_on_pills_are_readable_whatever_lies_below(boolean dark) {
    Scheme scheme = new Scheme(dark);
    Color palest = Color.WHITE.interpolate(opaque(scheme.pill()), scheme.pill().getOpacity());
    assertThat(ColourVision.contrast(palest, scheme.pillText())).isGreaterThanOrEqualTo(READABLE);
  }

  private static Color opaque(Color colour) {
    return Color.color(colour.getRed(), colour.getGreen(), colour.getBlue());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void each_tone_has_a_dash_and_a_filling_of_its_own(boolean dark) {
    List<List<Double>> dashes = new ArrayList<>();
    List<List<Object>> fillings = new ArrayList<>();
    for (Mark.Tone tone : Mark.Tone.values()) {
      ToneLook look = ToneLook.of(tone, new Scheme(dark));
      dashes.add(look.dashes());
      fillings.add(List.of(look.fill(), look.hatch()));
    }
    assertThat(dashes).doesNotHaveDuplicates();
    assertThat(fillings).doesNotHaveDuplicates();
  }

  @Test
  void grey_alone_tells_as_much_as_the_luminance_does() {
    List<Color> greys = Arrays.asList(Color.gray(0.2), Color.gray(0.5));
    assertThat(ColourVision.ACHROMATOPSIA.apart(greys.get(0), greys.get(1)))
        .isEqualTo(ColourVision.TRICHROMACY.apart(greys.get(0), greys.get(1)));
  }
}
