package baseplate.geometry.sight;

import baseplate.geometry.Height;
import baseplate.geometry.Point;

/// Where sight starts: the barrel's end.
///
/// @param at in plan
/// @param height above the table
/// @rule MBB-31
public record Muzzle(Point at, Height height) {}
