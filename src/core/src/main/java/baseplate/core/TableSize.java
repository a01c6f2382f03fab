package baseplate.core;

import baseplate.geometry.Length;

/// The table: from the origin at the left end of the first side's edge to its far right corner.
///
/// @param width along the first side's edge
/// @param depth from the first side's edge to the far one
public record TableSize(Length width, Length depth) {}
