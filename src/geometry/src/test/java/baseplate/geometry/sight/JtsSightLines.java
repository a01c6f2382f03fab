package baseplate.geometry.sight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/// Whether Hard Cover leaves any of a hull visible: a line between every two neighbouring
/// directions in which anything could change.
final class JtsSightLines {
  private static final GeometryFactory FACTORY = new GeometryFactory();
  private static final double FINEST = 1e-10;
  private static final double FAR = 200_000;

  private final Coordinate muzzle;
  private final Polygon hull;
  private final List<Polygon> hard;

  JtsSightLines(Scene scene, List<Obstacle> hard) {
    this.muzzle = JtsOracle.coordinate(scene.at());
    this.hull = JtsOracle.polygon(scene.target().hull());
    this.hard = hard.stream().map(Obstacle::outline).map(JtsOracle::polygon).toList();
  }

  boolean sees() {
    if (hard.stream().anyMatch(cover -> cover.contains(FACTORY.createPoint(muzzle)))) {
      return false;
    }
    if (hull.intersects(FACTORY.createPoint(muzzle))) {
      return true;
    }
    return seesBetween(new ArrayList<>(directions()));
  }

  private boolean seesBetween(List<Double> directions) {
    for (int i = 1; i < directions.size(); i++) {
      double gap = directions.get(i) - directions.get(i - 1);
      if (gap > FINEST && sees(directions.get(i - 1) + gap / 2)) {
        return true;
      }
    }
    return false;
  }

  private Set<Double> directions() {
    Set<Double> directions = new TreeSet<>();
    add(hull, directions);
    for (Polygon cover : hard) {
      add(cover, directions);
      add(cover.getBoundary().intersection(hull.getBoundary()), directions);
    }
    return directions;
  }

  private void add(Geometry shape, Set<Double> directions) {
    for (Coordinate corner : shape.getCoordinates()) {
      if (corner.distance(muzzle) > 1e-6) {
        directions.add(Math.atan2(corner.y - muzzle.y, corner.x - muzzle.x));
      }
    }
  }

  private boolean sees(double direction) {
    Coordinate far =
        new Coordinate(muzzle.x + FAR * Math.cos(direction), muzzle.y + FAR * Math.sin(direction));
    Geometry met = line(far).intersection(hull);
    if (met.getLength() < 1e-7) {
      return false;
    }
    Coordinate seen = towards(far, nearest(met) / FAR);
    return hard.stream().noneMatch(cover -> line(seen).intersection(cover).getLength() > 1e-6);
  }

  private double nearest(Geometry met) {
    return Arrays.stream(met.getCoordinates())
        .mapToDouble(corner -> corner.distance(muzzle))
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  private Coordinate towards(Coordinate far, double part) {
    return new Coordinate(
        muzzle.x + part * (far.x - muzzle.x), muzzle.y + part * (far.y - muzzle.y));
  }

  private LineString line(Coordinate to) {
    return FACTORY.createLineString(new Coordinate[] {muzzle, to});
  }
}
