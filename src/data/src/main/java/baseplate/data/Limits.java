package baseplate.data;

/// How much a document may hold before it is refused, so that no file fills memory.
///
/// @param bytes most bytes
/// @param values most values, counting objects, lists and what is in them
public record Limits(int bytes, int values) {
  /// Deepest nesting of objects and lists.
  public static final int DEPTH = 64;

  /// Longest text in characters.
  public static final int TEXT = 100_000;

  /// Longest name of a field in characters.
  public static final int NAME = 200;

  /// Most digits of a number, before and behind the point together.
  public static final int DIGITS = 40;

  /// For a file that a person or a pack hands in.
  public static final Limits FILE = new Limits(8 << 20, 500_000);

  /// For a command on a command line.
  public static final Limits COMMAND = new Limits(64 << 10, 5_000);

  /// For one line of a battle file.
  public static final Limits LINE = new Limits(1 << 20, 50_000);
}
