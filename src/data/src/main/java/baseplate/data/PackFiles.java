package baseplate.data;

/// The files of a pack, wherever it lies.
interface PackFiles extends AutoCloseable {
  /// The bytes of a file within the pack; throws [BadFile] when it is not there, leads out of the
  /// pack, or is too large.
  byte[] read(String name);

  @Override
  void close();
}
