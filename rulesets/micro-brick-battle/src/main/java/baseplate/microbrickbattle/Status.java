package baseplate.microbrickbattle;

/// What has become of a unit. What is not live never is again, a reserve excepted.
enum Status {
  /// Not yet deployed.
  RESERVE,
  /// On the table and fighting.
  LIVE,
  /// Destroyed, on its side where it stood.
  WRECK,
  /// Off the table by the exit edge.
  EXITED,
  /// An aeroplane that was shot down: gone.
  SHOT_DOWN;

  /// Its name in files.
  String word() {
    return Names.word(this);
  }
}
