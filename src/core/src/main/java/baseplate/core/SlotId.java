package baseplate.core;

/// The name of a place that holds pieces without a pose: a hand, a line spot, a joint.
///
/// @param text the name, unique in the battle
public record SlotId(String text) {
  @Override
  public String toString() {
    return text;
  }
}
