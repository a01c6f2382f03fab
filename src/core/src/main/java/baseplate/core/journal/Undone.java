package baseplate.core.journal;

import org.jspecify.annotations.Nullable;

/// The moments that were undone and may be done again, the last undone first.
///
/// @param last the last undone
/// @param rest those undone before it, null where there are none
record Undone(Moment last, @Nullable Undone rest) {}
