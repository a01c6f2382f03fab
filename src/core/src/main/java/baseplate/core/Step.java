package baseplate.core;

/// The rest of a resolution as data: what a ruleset still has to judge before the next command.
///
/// An immutable value with `equals` and `hashCode` by value.
public interface Step {
  /// The first step of every command: the command itself.
  ///
  /// @param by the side that gave it
  /// @param command what it wants
  record Opening(SideId by, Command command) implements Step {}

  /// A side was asked whether the battle may be taken back; the journal judges the answer.
  ///
  /// @param by the side that wants it
  /// @param toEntry the last entry that would stay
  record TakingBack(SideId by, int toEntry) implements Step {}
}
