package baseplate.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baseplate.geometry.Counts;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Verdicts agree with a general geometry library and numeric integration.
class SightOracleTest {
  private static final double FINE = 2e-6;

  private final int count = Counts.of(5_000, 100_000);

  @Test
  void shares_agree_with_overlays_and_numeric_integration() {
    for (int i = 0; i < count; i++) {
      Scene scene = new RandomScenes(1_000_000 + i).next();
      Look look = scene.look();
      double share = new JtsOracle(scene).share(look.side());
      assertThat(hidden(scene)).as("share of scene %d", i).isCloseTo(share, within(FINE));
      assertThat(look.band()).as("band of scene %d at %s", i, share).isIn(bands(share));
    }
  }

  private static double hidden(Scene scene) {
    Obstacles set = Obstacles.of(scene.obstacles(), scene.reading());
    FacingSide facing = new Glance(set, scene.muzzle(), scene.target()).facing();
    return facing.exactShare().decimal(9).doubleValue();
  }

  /// The bands that the numeric share leaves open: one, or two near a border.
  private static List<Band> bands(double share) {
    if (share < FINE) {
      return List.of(Band.NONE, Band.UNDER_HALF);
    }
    if (Math.abs(share - 0.5) < FINE) {
      return List.of(Band.UNDER_HALF, Band.HALF_AND_MORE);
    }
    if (share > 1 - FINE) {
      return List.of(Band.HALF_AND_MORE, Band.ALL);
    }
    return List.of(share < 0.5 ? Band.UNDER_HALF : Band.HALF_AND_MORE);
  }

  @Test
  void what_hinders_is_what_stands_in_the_open_triangle() {
    for (int i = 0; i < count; i++) {
      Scene scene = new RandomScenes(2_000_000 + i).next();
      Look look = scene.look();
      for (Obstacle obstacle : scene.obstacles()) {
        assertHinders("scene " + i, scene, look, obstacle);
      }
      assertThat(look.band() == Band.NONE).isEqualTo(look.hindering().isEmpty());
    }
  }

  /// What is low and soft may stand between and hide nothing.
  private static void assertHinders(String name, Scene scene, Look look, Obstacle obstacle) {
    boolean isHigh =
        obstacle.cover() == Cover.HARD || obstacle.height().tenths() > scene.muzzleHeight();
    boolean between = new JtsOracle(scene).standsBetween(obstacle, look.side());
    if (isHigh || !between) {
      assertThat(look.hindering().contains(obstacle))
          .as("%s in %s", obstacle.id(), name)
          .isEqualTo(between);
    }
  }

  @Test
  void a_hull_is_seen_where_a_line_past_hard_cover_reaches_it() {
    for (int i = 0; i < count; i++) {
      Scene scene = new RandomScenes(3_000_000 + i).next();
      boolean sees = new JtsSightLines(scene, countingHardCover(scene)).sees();
      if (sees != scene.look().sees()) {
        // a stretch finer than the library's doubles tell: exact rays decide
        sees = new RayOracle(scene).sees();
      }
      assertThat(scene.look().sees()).as("scene %d", i).isEqualTo(sees);
    }
  }

  private static List<Obstacle> countingHardCover(Scene scene) {
    return scene.obstacles().stream()
        .filter(o -> o.cover() == Cover.HARD)
        .filter(o -> !isClear(scene, o))
        .toList();
  }

  private static boolean isClear(Scene scene, Obstacle obstacle) {
    return scene.reading() == UnderMuzzle.CLEAR
        && obstacle.height().tenths() <= scene.muzzleHeight()
        && ExactRay.where(obstacle.outline(), scene.at()) > 0;
  }
}
