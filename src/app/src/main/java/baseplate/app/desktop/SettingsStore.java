package baseplate.app.desktop;

import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.data.Aside;
import baseplate.data.BadFile;
import baseplate.data.BaseplateHome;
import baseplate.data.Json;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Keeps the settings in a file. A file that cannot be read is set aside and never stops the
/// program; a change that cannot be written is said.
public final class SettingsStore {
  private static final String FILE = "desktop.json";

  private final BaseplateHome home;
  private final ReadOnlyObjectWrapper<Settings> settings;
  private @Nullable BadFile fault;

  public SettingsStore(BaseplateHome home) {
    this.home = home;
    this.settings = new ReadOnlyObjectWrapper<>(read());
  }

  /// What they are.
  public ReadOnlyObjectProperty<Settings> settings() {
    return settings.getReadOnlyProperty();
  }

  /// What they are now.
  public Settings now() {
    return settings.get();
  }

  /// Why they could not be read or written last.
  public Optional<BadFile> fault() {
    return Optional.ofNullable(fault);
  }

  /// Changes and keeps them.
  public void set(Settings other) {
    settings.set(other);
    try {
      Path folder = BaseplateHome.made(home.settings());
      byte[] bytes = Json.write(other.write()).getBytes(StandardCharsets.UTF_8);
      Aside.replace(folder.resolve(FILE), bytes);
      fault = null;
    } catch (BadFile bad) {
      fault = bad;
    }
  }

  private Settings read() {
    Path file = home.settings().resolve(FILE);
    if (!Files.exists(file)) {
      return Settings.FRESH;
    }
    try {
      return Settings.read(Fields.of(Json.read(file), ""));
    } catch (Malformed malformed) {
      fault = BadFile.of(file.toString(), malformed);
    } catch (BadFile bad) {
      fault = bad;
    } catch (InvalidPathException _) {
      return Settings.FRESH;
    }
    return Settings.FRESH;
  }
}
