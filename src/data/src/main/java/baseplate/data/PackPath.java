package baseplate.data;

import java.util.List;

/// Which names of files a pack may use: short relative paths of plain parts, the same on every
/// system, that cannot lead out.
final class PackPath {
  private static final int LONGEST = 120;
  private static final int DEEPEST = 8;

  private PackPath() {}

  /// Whether the name is one; `/` separates its parts.
  static boolean isPlain(String name) {
    List<String> parts = List.of(name.split("/", -1));
    return name.length() <= LONGEST
        && parts.size() <= DEEPEST
        && parts.stream().allMatch(PackPath::isPart);
  }

  private static boolean isPart(String part) {
    return !part.isEmpty()
        && !part.startsWith(".")
        && !part.endsWith(".")
        && !part.endsWith(" ")
        && part.chars().allMatch(PackPath::isPlain);
  }

  private static boolean isPlain(int c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || "._- ()+".indexOf(c) >= 0;
  }
}
