package baseplate.table.look;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.table.paint.ColourVision;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The contrast of the themes after the Web Content Accessibility Guidelines, level AA, and that
/// colours stand in one sheet alone.
class RolesTest {
  private static final String PREFIX = "-bp-";
  private static final List<String> THEMES = List.of(".root", ".root.dark");
  private static final Pattern NAMED_ROLE = Pattern.compile("-bp-[a-z-]+");
  private static final Pattern COLOUR =
      Pattern.compile("#[0-9a-fA-F]{3,8}\\b|\\b(?:rgba?|hsba?|hsla?|derive|ladder)\\(");

  private static Map<String, String> roles(String theme) {
    return Sheet.named("roles").block(theme);
  }

  private static Color colour(String theme, String role) {
    return Color.web(roles(theme).getOrDefault(PREFIX + role, "no such role"));
  }

  private static void contrast(String ink, String ground, double least) {
    for (String theme : THEMES) {
      assertThat(ColourVision.contrast(colour(theme, ink), colour(theme, ground)))
          .as("%s on %s in %s", ink, ground, theme)
          .isGreaterThanOrEqualTo(least);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "text, panel",
    "text, panel-quiet",
    "text, panel-sunk",
    "text, accent-soft",
    "text-quiet, panel",
    "text-quiet, panel-quiet",
    "text-quiet, panel-sunk",
    "text-quiet, accent-soft",
    "accent-text, accent-soft",
    "accent-text, panel",
    "accent-text, panel-quiet",
    "on-accent, accent",
    "on-go, go",
    "go, panel",
    "go, panel-quiet",
    "go, go-soft",
    "harm, panel",
    "harm, panel-quiet",
    "harm, harm-soft",
    "warn, panel",
    "warn, warn-soft"
  })
  void words_are_readable(String ink, String ground) {
    contrast(ink, ground, 4.5);
  }

  /// Lines that tell where a control is, and the ring around what has the focus. The thin lines
  /// between panels part what space parts already.
  @ParameterizedTest
  @CsvSource({
    "line-strong, panel",
    "line-strong, panel-quiet",
    "line-strong, panel-sunk",
    "accent, panel",
    "accent, panel-quiet",
    "accent, accent-soft",
    "focus, panel",
    "focus, panel-quiet",
    "focus, panel-sunk",
    "focus, accent-soft"
  })
  void lines_and_focus_are_seen(String line, String ground) {
    contrast(line, ground, 3);
  }

  @Test
  void both_themes_have_the_same_roles() {
    TreeSet<String> light = new TreeSet<>(roles(".root").keySet());
    light.removeIf(property -> !property.startsWith(PREFIX));
    assertThat(light).isNotEmpty().isEqualTo(new TreeSet<>(roles(".root.dark").keySet()));
  }

  @Test
  void the_other_sheets_name_roles_that_exist_and_no_colour() {
    assertThat(Sheet.all())
        .filteredOn(sheet -> !sheet.name().equals("roles"))
        .hasSize(Sheet.all().size() - 1)
        .allSatisfy(RolesTest::namesNoColour);
  }

  private static void namesNoColour(Sheet sheet) {
    assertThat(COLOUR.matcher(sheet.text()).results()).as(sheet.name()).isEmpty();
    assertThat(NAMED_ROLE.matcher(sheet.text()).results().map(found -> found.group()))
        .as(sheet.name())
        .isSubsetOf(roles(".root").keySet());
    sheet.blocks().forEach(block -> block(block.group(1).strip(), block.group(2)));
  }

  private static void block(String selector, String body) {
    Sheet.properties(body)
        .forEach(
            (property, value) -> {
              if (isColour(property) && !isSideHeader(selector)) {
                assertThat(value.split("\\s+"))
                    .as("%s of %s", property, selector)
                    .allMatch(word -> word.startsWith(PREFIX) || word.equals("transparent"));
              }
            });
  }

  private static boolean isColour(String property) {
    return property.endsWith("-color") || property.endsWith("-fill");
  }

  /// Words on a side's own colour are white in both themes.
  private static boolean isSideHeader(String selector) {
    return selector.startsWith(".side-");
  }

  @Test
  void what_is_written_in_the_accent_or_on_it_names_the_fitting_ground() {
    for (Sheet sheet : Sheet.all()) {
      sheet.blocks().forEach(block -> fits(block.group(1), Sheet.properties(block.group(2))));
    }
  }

  private static void fits(String selector, Map<String, String> block) {
    Matcher ink = NAMED_ROLE.matcher(block.getOrDefault("-fx-text-fill", ""));
    Matcher ground = NAMED_ROLE.matcher(block.getOrDefault("-fx-background-color", ""));
    if (ink.matches() && ground.matches()) {
      for (String theme : THEMES) {
        assertThat(
                ColourVision.contrast(
                    colour(theme, ink.group().substring(PREFIX.length())),
                    colour(theme, ground.group().substring(PREFIX.length()))))
            .as("%s in %s", selector.strip(), theme)
            .isGreaterThanOrEqualTo(4.5);
      }
    }
  }
}
