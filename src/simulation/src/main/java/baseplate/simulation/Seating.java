package baseplate.simulation;

/// Who plays which side in the battles of a campaign.
public enum Seating {
  /// The first player always the first side, each battle with its own seed.
  FIXED,
  /// Battles come in pairs of one seed, the players changing seats in the second.
  MIRRORED
}
