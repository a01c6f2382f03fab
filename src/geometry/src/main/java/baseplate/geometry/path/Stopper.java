package baseplate.geometry.path;

/// What stops a path.
///
/// @rule MBB-9
public sealed interface Stopper {
  /// Another piece, named by its barrier's id.
  record Piece(String id) implements Stopper {}

  /// The edge of the table.
  record TableEdge() implements Stopper {}
}
