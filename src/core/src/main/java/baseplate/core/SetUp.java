package baseplate.core;

import baseplate.core.doc.Doc;
import java.util.List;
import java.util.Optional;

/// What a fresh battle is made of.
///
/// @param from scenario or position
/// @param sides the sides' names as the players want them; empty for the ruleset's own
/// @param agreements the complete agreements
/// @param packs data of player-made packs beside the ready data
public record SetUp(From from, List<String> sides, Agreements agreements, List<PackData> packs) {
  public SetUp {
    sides = List.copyOf(sides);
    packs = List.copyOf(packs);
  }

  /// Where the pieces come from.
  public sealed interface From {}

  /// A ready battle.
  ///
  /// @param id which
  public record Scenario(String id) implements From {}

  /// A position that somebody wrote down.
  ///
  /// @param position its data
  public record Position(PositionData position) implements From {}

  /// Entries of a pack, checked against the ruleset's schemas.
  ///
  /// @param id the pack's id; its entries are named `id:entry`
  /// @param files the documents by kind of file (`units`, `terrain`, `scenarios`)
  public record PackData(String id, List<PackFile> files) {
    public PackData {
      files = List.copyOf(files);
    }
  }

  /// A file of a pack.
  ///
  /// @param kind which kind of data it holds
  /// @param doc its content
  public record PackFile(String kind, Doc doc) {}

  /// The scenario's id, if it is one.
  public Optional<String> scenario() {
    return from instanceof Scenario(String id) ? Optional.of(id) : Optional.empty();
  }
}
