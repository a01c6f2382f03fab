package baseplate.core;

/// The rest of a resolution as data: what a ruleset still has to judge before the next command.
///
/// An immutable value with `equals` and `hashCode` by value. What comes after it stands in it, as
/// the rest of a move in the blow that interrupts it: there is no stack. Odds merge resolutions
/// whose battles and steps are equal, so let what means the same be the same: lists in a fixed
/// order, nothing that nobody asks for any more.
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
