package baseplate.core;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;

/// A rule in the digest.
///
/// @param id its lasting name
/// @param standing where it comes from
/// @param digest what it says, in our own words
public record RuleEntry(RuleId id, Standing standing, Phrase digest) {
  /// Where a rule comes from.
  public enum Standing {
    /// The rulebook's own text.
    BOOK,
    /// Another public page of its makers.
    PUBLIC,
    /// Nobody says it; a house default.
    HOUSE,
    /// The book's text with a house default where it is silent.
    BOOK_AND_HOUSE
  }
}
