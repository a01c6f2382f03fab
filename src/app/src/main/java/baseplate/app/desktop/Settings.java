package baseplate.app.desktop;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.table.look.Look;
import baseplate.table.paint.Pattern;
import baseplate.table.paint.SideLook;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.paint.Color;

/// What the program remembers of how a player wants it.
///
/// @param look how things look
/// @param language the language's tag; empty for the system's
/// @param recent battle files, the latest first
/// @param window where the window was
public record Settings(Look look, String language, List<Path> recent, Window window) {
  /// Where nothing is remembered yet.
  public static final Settings FRESH =
      new Settings(Look.USUAL, "", List.of(), new Window(1280, 800, false));

  private static final int MOST_RECENT = 12;

  public Settings {
    recent = List.copyOf(recent);
  }

  /// Where the window was.
  ///
  /// @param width in pixels
  /// @param height in pixels
  /// @param maximized whether it filled the screen
  public record Window(double width, double height, boolean maximized) {}

  /// The language that is spoken.
  public Locale locale() {
    return language.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(language);
  }

  /// The same with another look.
  public Settings looking(Look other) {
    return new Settings(other, language, recent, window);
  }

  /// The same in another language.
  public Settings speaking(String tag) {
    return new Settings(look, tag, recent, window);
  }

  /// The same with the window elsewhere.
  public Settings at(Window other) {
    return new Settings(look, language, recent, other);
  }

  /// The same with a battle file as the latest.
  public Settings with(Path file) {
    List<Path> files = new ArrayList<>(recent);
    files.remove(file);
    files.addFirst(file);
    return new Settings(
        look, language, files.subList(0, Math.min(files.size(), MOST_RECENT)), window);
  }

  /// As a document.
  public Doc.Obj write() {
    return Doc.object()
        .put("format", 1)
        .put("dark", look.dark())
        .put("words", BigDecimal.valueOf(look.words()))
        .put("motion", look.motion())
        .put("sides", Doc.list(look.sides(), Settings::write))
        .put("language", language)
        .put("recent", Doc.list(recent, path -> Doc.of(path.toString())))
        .put("width", Math.round(window.width()))
        .put("height", Math.round(window.height()))
        .put("maximized", window.maximized())
        .build();
  }

  private static Doc.Obj write(SideLook look) {
    return Doc.object()
        .put("colour", look.colour().toString().substring(2, 8))
        .put("pattern", look.pattern().name().toLowerCase(Locale.ROOT))
        .build();
  }

  /// Reads them; throws [Malformed].
  public static Settings read(Fields fields) {
    Look look =
        new Look(
            fields.flag("dark", false),
            Math.clamp(fields.number("words").doubleValue(), 0.75, 2),
            fields.flag("motion", true),
            fields.objects("sides").stream().map(Settings::side).toList());
    Window window =
        new Window(
            fields.whole("width", 1, 100_000),
            fields.whole("height", 1, 100_000),
            fields.flag("maximized", false));
    List<Path> recent = fields.texts("recent").stream().map(Path::of).toList();
    return new Settings(complete(look), fields.text("language", ""), recent, window);
  }

  private static Look complete(Look look) {
    return look.sides().size() < SideLook.READY.size() ? look.siding(SideLook.READY) : look;
  }

  private static SideLook side(Fields fields) {
    try {
      Pattern pattern = Pattern.valueOf(fields.text("pattern").toUpperCase(Locale.ROOT));
      return new SideLook(Color.web(fields.text("colour")), pattern);
    } catch (IllegalArgumentException _) {
      throw new Malformed(
          fields.at("pattern"), baseplate.core.words.Phrase.of("desktop.settings.bad"));
    }
  }
}
