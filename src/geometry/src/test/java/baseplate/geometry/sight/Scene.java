package baseplate.geometry.sight;

import baseplate.geometry.Height;
import baseplate.geometry.Point;
import java.util.List;

/// A muzzle, a target and what stands about.
record Scene(Muzzle muzzle, Target target, List<Obstacle> obstacles, UnderMuzzle reading) {
  Look look() {
    return Obstacles.of(obstacles, reading).look(muzzle, target);
  }

  Certificate certificate() {
    return Obstacles.of(obstacles, reading).certify(muzzle, target);
  }

  long muzzleHeight() {
    return muzzle.height().tenths();
  }

  long wallHeight() {
    return target.height().tenths();
  }

  Point at() {
    return muzzle.at();
  }

  static Height plates(long plates) {
    return Height.ofPlates(plates);
  }
}
