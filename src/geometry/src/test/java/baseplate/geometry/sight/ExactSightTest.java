package baseplate.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Counts;
import org.junit.jupiter.api.Test;

/// Every verdict equals the one of exact rays cast by brute force.
class ExactSightTest {
  private final int count = Counts.of(150, 20_000);

  @Test
  void shares_bands_and_sight_equal_those_of_exact_rays() {
    for (int i = 0; i < count; i++) {
      Scene scene = new RandomScenes(i).next();
      RayOracle oracle = new RayOracle(scene);
      Look look = scene.look();
      Fraction share = oracle.share(look.side());
      assertThat(scene.certificate().hidden()).as("share of scene %d", i).isEqualTo(share);
      assertThat(look.band()).as("band of scene %d", i).isEqualTo(band(share));
      assertThat(look.sees()).as("sight of scene %d", i).isEqualTo(oracle.sees());
    }
  }

  private static Band band(Fraction share) {
    if (share.signum() == 0) {
      return Band.NONE;
    }
    if (share.equals(Fraction.ONE)) {
      return Band.ALL;
    }
    return share.compareTo(Fraction.of(1, 2)) < 0 ? Band.UNDER_HALF : Band.HALF_AND_MORE;
  }
}
