package baseplate.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// The folder in which the program keeps what is the player's: settings, autosaves and packs.
///
/// `BASEPLATE_HOME` names it; without it, it is `.baseplate` in the player's own folder.
///
/// @param folder where it is; it need not exist yet
public record BaseplateHome(Path folder) {
  private static final String VARIABLE = "BASEPLATE_HOME";

  /// The home that the environment names.
  ///
  /// @param environment variables by name
  /// @param user the player's own folder
  public static BaseplateHome of(Map<String, String> environment, Path user) {
    String named = environment.getOrDefault(VARIABLE, "");
    return new BaseplateHome(named.isBlank() ? user.resolve(".baseplate") : Path.of(named));
  }

  /// Settings, one JSON file each.
  public Path settings() {
    return folder.resolve("settings");
  }

  /// Battles that were saved without being asked.
  public Path autosaves() {
    return folder.resolve("autosaves");
  }

  /// Player-made packs: folders and zip files.
  public Path packs() {
    return folder.resolve("packs");
  }

  /// Makes one of its folders if it is not there; throws [BadFile].
  public static Path made(Path folder) {
    try {
      return Files.createDirectories(folder);
    } catch (IOException e) {
      throw Disk.unwritable(folder, e);
    }
  }
}
