package baseplate.data;

/// Walks over the lines of a file.
final class Lines {
  private final byte[] bytes;
  private int at;
  private int number;

  Lines(byte[] bytes) {
    this(bytes, 0);
  }

  /// The lines from an offset on, numbered from 1 there.
  Lines(byte[] bytes, int from) {
    this.bytes = bytes;
    this.at = from;
  }

  /// A line without its end.
  ///
  /// @param number from 1
  /// @param from offset of its first byte
  /// @param to offset behind its last byte
  /// @param ended whether a line end follows
  record Line(int number, int from, int to, boolean ended) {
    int length() {
      return to - from;
    }

    /// The offset behind the line and its end.
    int behind() {
      return ended ? to + 1 : to;
    }
  }

  boolean hasNext() {
    return at < bytes.length;
  }

  Line next() {
    int from = at;
    while (at < bytes.length && bytes[at] != '\n') {
      at++;
    }
    Line line = new Line(++number, from, at, at < bytes.length);
    at = line.behind();
    return line;
  }
}
