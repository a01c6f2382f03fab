package baseplate.microbrickbattle;

/// What a terrain piece does to sight.
///
/// @rule MBB-14
enum Cover {
  /// Blocks Line of Sight.
  HARD,
  /// Can be shot past or through with modifiers.
  SOFT,
  /// Hinders nothing.
  NONE;

  String word() {
    return Names.word(this);
  }
}
