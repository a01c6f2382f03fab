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
}
