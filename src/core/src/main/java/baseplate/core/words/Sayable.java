package baseplate.core.words;

/// Something that a sentence names by a phrase of its own rather than by its text, as a side is
/// called by the name that its player gave it.
public interface Sayable {
  /// The phrase that stands for it as an argument of a sentence.
  Phrase phrase();
}
