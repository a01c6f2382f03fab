package baseplate.geometry.path;

import baseplate.geometry.Placed;

/// Something that a moving piece may not enter.
///
/// @param id names it in answers
public record Barrier(String id, Placed outline) {}
