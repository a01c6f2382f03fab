package baseplate.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Counts;
import baseplate.geometry.Height;
import baseplate.geometry.Point;
import baseplate.geometry.Side;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// The bound of decision 0013: doubles are off by less than they own up to.
class ShareErrorTest {
  private static final Side SIDE = Side.FRONT;
  private static final Point POINT = Point.ORIGIN;

  private final SplittableRandom random = new SplittableRandom(13);

  @Test
  void the_error_stays_below_its_bound() {
    int count = Counts.of(400, 40_000);
    double worst = 0;
    for (int i = 0; i < count; i++) {
      FacingSide facing = facing(new RandomScenes(8_000_000 + i).next());
      assertWithinDoubt("scene " + i, facing);
      worst = Math.max(worst, facing.share().doubt());
    }
    assertThat(worst).as("the widest doubt").isLessThan(1e-9);
  }

  @Test
  void the_error_stays_below_its_bound_for_absurd_heights() {
    for (int i = 0; i < 200; i++) {
      Scene scene = new RandomScenes(8_500_000 + i).next();
      assertWithinDoubt("scene " + i, facing(absurd(scene)));
    }
  }

  private static void assertWithinDoubt(String scene, FacingSide facing) {
    Share share = facing.share();
    Fraction value = Fraction.of(new BigDecimal(share.value()));
    double error = Math.abs(value.minus(facing.exactShare()).decimal(30).doubleValue());
    assertThat(error).as(scene).isLessThanOrEqualTo(share.doubt());
  }

  /// The same scene with all heights made anew.
  private Scene absurd(Scene scene) {
    List<Obstacle> tall = new ArrayList<>();
    for (Obstacle o : scene.obstacles()) {
      tall.add(new Obstacle(o.id(), o.outline(), height(), o.cover()));
    }
    Muzzle muzzle = new Muzzle(scene.at(), height());
    Height height = new Height(random.nextLong(1, 400_000));
    return new Scene(muzzle, new Target(scene.target().hull(), height), tall, scene.reading());
  }

  private Height height() {
    return new Height(random.nextLong(1L << random.nextInt(1, 28)));
  }

  private static FacingSide facing(Scene scene) {
    Obstacles set = Obstacles.of(scene.obstacles(), scene.reading());
    return new Glance(set, scene.muzzle(), scene.target()).facing();
  }

  @Test
  void a_band_next_to_a_border_is_decided_exactly() {
    // one part in two thousand million short of a half, and the same over it
    for (long off = -1; off <= 1; off++) {
      Shadows shadows = new Shadows();
      shadows.addWhole(0, 0, 1, 1_000_000_000 + off, 2_000_000_000);
      Band band = new FacingSide(SIDE, POINT, POINT, shadows, 1, 1).band();
      assertThat(band).isEqualTo(off < 0 ? Band.UNDER_HALF : Band.HALF_AND_MORE);
    }
  }

  @Test
  void a_band_finer_than_doubles_is_decided_exactly() {
    long huge = 1L << 47;
    for (long off = -1; off <= 1; off++) {
      Shadows shadows = new Shadows();
      shadows.addWhole(0, 0, 1, 1, 4);
      shadows.addWhole(1, huge - 1, 2 * huge, 3 * (huge / 2) + off - 1, 2 * huge);
      Band band = new FacingSide(SIDE, POINT, POINT, shadows, 1, 1).band();
      assertThat(band).isEqualTo(off < 0 ? Band.UNDER_HALF : Band.HALF_AND_MORE);
    }
  }
}
