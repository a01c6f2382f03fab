package baseplate.microbrickbattle;

/// The numbers of a shot.
///
/// @param baseAttack the shooter's AP
/// @param baseDefence the target's DP
/// @param hidden what MBB-16 changes AP by, 0 where something worse counts instead
/// @param wreck what MBB-17 changes AP by, 0 where something worse counts instead
/// @param rear what MBB-18 changes DP by
/// @param need the least 2D6 sum that destroys
/// @rule MBB-19
/// @rule MBB-20
record Strike(int baseAttack, int baseDefence, int hidden, int wreck, int rear, int need) {
  /// AP after modifiers.
  int attack() {
    return baseAttack + hidden + wreck;
  }

  /// DP after modifiers.
  int defence() {
    return baseDefence + rear;
  }
}
