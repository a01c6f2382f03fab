package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Units, builds, decks and whatever else is exported, as text for people: one grammar for all of
/// them, described in `docs/text-form.md`.
///
/// What is written reads back as equal values, and what is read writes back as the same text but
/// for remarks and spacing.
public final class TextForm {
  /// The most bytes that are read.
  public static final int LARGEST = 1 << 20;

  private TextForm() {}

  /// A thing with its kind.
  ///
  /// @param kind a word: `unit`, `deck`
  /// @param doc its fields; a text field `name`, if there is one, becomes its heading
  /// @param line where it begins in the text that it was read from, from 1; 0 where it was not
  public record Item(String kind, Doc.Obj doc, int line) {
    /// A thing to be written.
    public static Item of(String kind, Doc.Obj doc) {
      return new Item(kind, doc, 0);
    }
  }

  /// The things as text, one after the other.
  public static String write(List<Item> items) {
    return TextWriter.write(items);
  }

  /// Reads a text; throws [BadFile] with line and column of the first fault.
  ///
  /// @param name what the text is called in an error
  /// @param kinds the kinds that may stand in it
  public static List<Item> read(String text, String name, Set<String> kinds) {
    return TextReader.read(text, name, kinds).stream().map(TextReader.Placed::item).toList();
  }

  /// Reads a file in which each kind has a shape; throws [BadFile], also where nothing stands in
  /// it.
  public static List<Item> read(Path file, Map<String, Shape> shapes) {
    String name = file.toString();
    byte[] bytes = Disk.bytes(file, LARGEST);
    FileKind.demandNone(name, bytes);
    Utf8.check(new Source(name, bytes, 0, bytes.length, 1));
    List<Item> items = read(new String(bytes, StandardCharsets.UTF_8), name, shapes);
    if (items.isEmpty()) {
      throw new BadFile(name, "", Phrase.of("data.text.none"), Phrase.of("data.mend.text"));
    }
    return items;
  }

  /// Reads a text in which each kind has a shape; throws [BadFile] also where a thing has a field
  /// that its shape does not know, lacks one, or holds what it may not.
  public static List<Item> read(String text, String name, Map<String, Shape> shapes) {
    List<TextReader.Placed> all = TextReader.read(text, name, shapes.keySet());
    for (TextReader.Placed one : all) {
      check(one, Objects.requireNonNull(shapes.get(one.item().kind())), name);
    }
    return all.stream().map(TextReader.Placed::item).toList();
  }

  private static void check(TextReader.Placed one, Shape shape, String name) {
    Optional<Malformed> fault = shape.fault(one.item().doc(), "");
    if (fault.isPresent()) {
      throw BadFile.of(name, placed(fault.get(), one.places()));
    }
  }

  /// The same fault with line and column in front of its pointer.
  private static Malformed placed(Malformed fault, Places places) {
    Phrase problem = fault.problem();
    String field = String.valueOf(problem.args().get("field"));
    String place =
        problem.key().equals(Shape.UNKNOWN)
            ? places.key(fault.pointer(), field)
            : places.value(fault.pointer());
    return new Malformed((place + " " + fault.pointer()).strip(), problem);
  }
}
