package baseplate.testkit.duel;

import baseplate.core.SideId;
import baseplate.core.Step;

/// The rest of a blow.
public sealed interface DuelStep extends Step {
  /// A parried blow missed, and its target may strike back.
  ///
  /// @param by who strikes back
  /// @param force the missed blow's
  record Riposte(SideId by, int force) implements DuelStep {}
}
