package baseplate.table.look;

import baseplate.assets.Assets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A style sheet's blocks, without its remarks.
///
/// @param name of the file, without its end
/// @param text what it says
record Sheet(String name, String text) {
  private static final Pattern REMARK = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern BLOCK = Pattern.compile("([^{}]+)\\{([^}]*)}");

  /// All sheets of the program.
  static List<Sheet> all() {
    return Assets.styleSheets().stream().map(Sheet::read).toList();
  }

  /// The sheet of a name.
  static Sheet named(String name) {
    return all().stream().filter(sheet -> sheet.name().equals(name)).findFirst().orElseThrow();
  }

  private static Sheet read(URL url) {
    String path = url.getPath();
    String name = path.substring(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
    try (InputStream in = url.openStream()) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return new Sheet(name, REMARK.matcher(text).replaceAll(""));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What stands in the block of a selector, by property.
  Map<String, String> block(String selector) {
    Map<String, String> found = new LinkedHashMap<>();
    blocks().stream()
        .filter(block -> block.group(1).strip().equals(selector))
        .forEach(block -> found.putAll(properties(block.group(2))));
    return found;
  }

  /// All blocks: the selector is the first group, what stands in it the second.
  List<MatchResult> blocks() {
    return BLOCK.matcher(text).results().toList();
  }

  /// What stands in a block, by property.
  static Map<String, String> properties(String body) {
    Map<String, String> found = new LinkedHashMap<>();
    for (String line : List.of(body.split(";", -1))) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        found.put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
      }
    }
    return found;
  }
}
