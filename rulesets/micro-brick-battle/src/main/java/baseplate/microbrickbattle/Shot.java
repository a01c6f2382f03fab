package baseplate.microbrickbattle;

import baseplate.core.PieceId;

/// A declared shot.
///
/// @param shooter who shoots
/// @param target at whom
record Shot(PieceId shooter, PieceId target) {}
