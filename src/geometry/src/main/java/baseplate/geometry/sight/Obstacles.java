package baseplate.geometry.sight;

import baseplate.geometry.Area;
import baseplate.geometry.Side;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// A set of obstacles made ready for many looks. It never changes; sets without some of them share
/// what was made ready.
///
/// @rule MBB-16
public final class Obstacles {
  private final List<Obstacle> all;
  private final Map<String, Integer> places;
  private final UnderMuzzle reading;

  /// Left, bottom, right and top of each obstacle's bounds.
  private final int[] bounds;

  /// One bit for each obstacle that does not count.
  private final long[] apart;

  private Obstacles(
      List<Obstacle> all,
      Map<String, Integer> places,
      UnderMuzzle reading,
      int[] bounds,
      long[] apart) {
    this.all = all;
    this.places = places;
    this.reading = reading;
    this.bounds = bounds;
    this.apart = apart;
  }

  /// The house reading of what lies under the muzzle: it does not hinder.
  public static Obstacles of(Collection<Obstacle> obstacles) {
    return of(obstacles, UnderMuzzle.CLEAR);
  }

  /// Refused where two share an id.
  public static Obstacles of(Collection<Obstacle> obstacles, UnderMuzzle reading) {
    List<Obstacle> all = List.copyOf(obstacles);
    long[] apart = new long[(all.size() + 63) / 64];
    return new Obstacles(all, places(all), reading, bounds(all), apart);
  }

  private static Map<String, Integer> places(List<Obstacle> all) {
    Map<String, Integer> places = HashMap.newHashMap(all.size());
    for (int i = 0; i < all.size(); i++) {
      if (places.put(all.get(i).id(), i) != null) {
        throw new IllegalArgumentException("Two obstacles share the id " + all.get(i).id());
      }
    }
    return places;
  }

  private static int[] bounds(List<Obstacle> all) {
    int[] bounds = new int[4 * all.size()];
    for (int i = 0; i < all.size(); i++) {
      Area area = all.get(i).outline().bounds();
      bounds[4 * i] = (int) area.left();
      bounds[4 * i + 1] = (int) area.bottom();
      bounds[4 * i + 2] = (int) area.right();
      bounds[4 * i + 3] = (int) area.top();
    }
    return bounds;
  }

  /// The set without these, such as the shooter and the target; ids that are not in it are ignored.
  public Obstacles without(String... ids) {
    return without(List.of(ids));
  }

  /// The same for a collection.
  public Obstacles without(Collection<String> ids) {
    long[] mask = apart.clone();
    for (String id : ids) {
      Integer place = places.get(id);
      if (place != null) {
        mask[place / 64] |= 1L << place;
      }
    }
    return new Obstacles(all, places, reading, bounds, mask);
  }

  /// Those that count, in the order given.
  public List<Obstacle> all() {
    return IntStream.range(0, all.size()).filter(this::counts).mapToObj(all::get).toList();
  }

  /// What the muzzle sees of the target past this set. Neither shooter nor target may be in it.
  ///
  /// @rule MBB-13
  /// @rule MBB-16
  public Look look(Muzzle muzzle, Target target) {
    return new Glance(this, muzzle, target).look();
  }

  /// Those that hide something of one side of the target, each by itself, in the order of the set,
  /// whichever side it is that faces the muzzle.
  ///
  /// @rule MBB-17
  public List<Obstacle> hindering(Muzzle muzzle, Target target, Side side) {
    return new Glance(this, muzzle, target).hindering(side);
  }

  /// The proof of the look, in exact fractions.
  ///
  /// @rule MBB-16
  public Certificate certify(Muzzle muzzle, Target target) {
    return new Certifying(this, muzzle, target).certificate();
  }

  UnderMuzzle reading() {
    return reading;
  }

  int size() {
    return all.size();
  }

  Obstacle get(int i) {
    return all.get(i);
  }

  private boolean counts(int i) {
    return (apart[i / 64] & 1L << i) == 0;
  }

  /// Whether the obstacle counts and its bounds meet the area.
  boolean isNear(int i, Area area) {
    int at = 4 * i;
    return bounds[at] <= area.right()
        && bounds[at + 2] >= area.left()
        && bounds[at + 1] <= area.top()
        && bounds[at + 3] >= area.bottom()
        && counts(i);
  }
}
