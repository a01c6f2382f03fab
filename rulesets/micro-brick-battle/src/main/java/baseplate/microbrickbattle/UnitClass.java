package baseplate.microbrickbattle;

/// What sort of unit it is, for how it aims, moves and counts.
enum UnitClass {
  /// A gun in a turret.
  TURRETED,
  /// A gun fixed in the hull, aimed by turning the hull.
  ///
  /// @rule MBB-23
  FIXED_GUN,
  /// A gun on its mount that swings like a turret and never moves.
  ///
  /// @rule MBB-41
  EMPLACED,
  /// On foot: any direction, no rear.
  ///
  /// @rule MBB-41
  INFANTRY,
  /// In the air, guns fixed.
  ///
  /// @rule MBB-25
  AEROPLANE;

  String word() {
    return Names.word(this);
  }

  /// Whether the barrel turns without the hull.
  boolean swings() {
    return this == TURRETED || this == EMPLACED;
  }

  /// Whether the gun is aimed only by turning the hull.
  boolean isFixed() {
    return this == FIXED_GUN || this == AEROPLANE;
  }

  boolean flies() {
    return this == AEROPLANE;
  }

  /// Neither a gun nor infantry.
  ///
  /// @rule MBB-41
  boolean isVehicle() {
    return this == TURRETED || this == FIXED_GUN || this == AEROPLANE;
  }
}
