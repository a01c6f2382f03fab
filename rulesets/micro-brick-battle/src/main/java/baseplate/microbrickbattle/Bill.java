package baseplate.microbrickbattle;

/// What a path costs, in thousandths of a Movement Point.
///
/// @param before spent earlier in the phase
/// @param forward straight ahead
/// @param reverse straight back
/// @param slow what slow ground adds
/// @param turning what the turning adds to that charged before
/// @rule MBB-5
/// @rule MBB-6
record Bill(long before, long forward, long reverse, long slow, long turning) {
  /// What the straight pieces cost.
  long driven() {
    return forward + reverse + slow;
  }

  /// Whether so much will pay for it.
  boolean isWithin(long left) {
    return driven() + turning <= left;
  }

  /// All that will be spent in the phase.
  long total() {
    return before + driven() + turning;
  }
}
