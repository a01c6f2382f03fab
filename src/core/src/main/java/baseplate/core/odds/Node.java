package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Step;

/// Where a resolution stands between two steps. Equal ones are walked once.
///
/// @param battle the battle after all steps before
/// @param step the step that comes
record Node(Battle battle, Step step) {}
