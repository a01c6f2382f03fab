package baseplate.data;

import baseplate.core.words.Phrase;

/// Bytes of a file, or of one line of it, with what is needed to say where a fault is.
final class Source {
  private final String name;
  private final byte[] bytes;
  private final int from;
  private final int length;
  private final int firstLine;

  /// @param name what the file is called
  /// @param bytes held, not copied
  /// @param firstLine the number of the line at `from`, counted from 1
  Source(String name, byte[] bytes, int from, int length, int firstLine) {
    this.name = name;
    this.bytes = bytes;
    this.from = from;
    this.length = length;
    this.firstLine = firstLine;
  }

  String name() {
    return name;
  }

  byte[] bytes() {
    return bytes;
  }

  int from() {
    return from;
  }

  int length() {
    return length;
  }

  /// A fault at an offset from the first byte, with the key of its mend.
  BadFile bad(int offset, Phrase problem, String mend) {
    return new BadFile(name, place(offset), problem, Phrase.of(mend));
  }

  /// `line:column`, both from 1, columns counted in characters.
  String place(int offset) {
    int line = firstLine;
    int start = from;
    for (int i = from; i < from + offset; i++) {
      if (bytes[i] == '\n') {
        line++;
        start = i + 1;
      }
    }
    return line + ":" + (characters(start, from + offset) + 1);
  }

  /// How many characters begin in a range of the bytes.
  private int characters(int start, int end) {
    int characters = 0;
    for (int i = start; i < end; i++) {
      if ((bytes[i] & 0xC0) != 0x80) {
        characters++;
      }
    }
    return characters;
  }
}
