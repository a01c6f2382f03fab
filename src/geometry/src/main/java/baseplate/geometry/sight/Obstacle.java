package baseplate.geometry.sight;

import baseplate.geometry.Height;
import baseplate.geometry.Placed;

/// Something that may hide a target: an upright prism on the table.
///
/// @param id names it in answers; no two in one set share it
public record Obstacle(String id, Placed outline, Height height, Cover cover) {}
