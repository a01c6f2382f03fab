package baseplate.core.play;

import java.util.HashMap;
import java.util.Map;

/// How a side answers kinds of choices without being asked each time.
///
/// @param by what to do for each kind of choice; kinds that are not named are asked
public record Stop(Map<String, Answering> by) {
  /// Every choice is asked.
  public static final Stop ASK_ALL = new Stop(Map.of());

  public Stop {
    by = Map.copyOf(by);
  }

  /// The same with another answer to choices of a kind.
  public Stop with(String kind, Answering answering) {
    Map<String, Answering> changed = new HashMap<>(by);
    changed.put(kind, answering);
    return new Stop(changed);
  }

  /// What is done with choices of a kind.
  public Answering of(String kind) {
    return by.getOrDefault(kind, Answering.ASK);
  }

  /// What is done with a kind of choice.
  public enum Answering {
    /// The side is asked.
    ASK,
    /// The first option, which declines.
    DECLINE,
    /// What the advisor would choose.
    ADVISOR
  }
}
