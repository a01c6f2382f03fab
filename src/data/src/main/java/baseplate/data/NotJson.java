package baseplate.data;

import tools.jackson.core.TokenStreamLocation;

/// What the strict reader refuses beyond what JSON itself forbids.
final class NotJson extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Why why;
  private final transient TokenStreamLocation at;

  NotJson(Why why, TokenStreamLocation at) {
    super(why.name(), null, false, false);
    this.why = why;
    this.at = at;
  }

  Why why() {
    return why;
  }

  TokenStreamLocation at() {
    return at;
  }

  /// What is wrong.
  enum Why {
    /// Nothing is there.
    EMPTY("data.json.empty"),
    /// Something follows the value.
    TRAILING("data.json.trailing"),
    /// A field stands twice in its object.
    TWICE("data.json.twice"),
    /// Too many values.
    VALUES("data.json.values"),
    /// Nesting, a text, a name or a number goes past what the parser takes.
    LIMIT("data.json.limit"),
    /// A text holds half a character.
    SURROGATE("data.json.surrogate"),
    /// A number is too long or too far from 1.
    NUMBER("data.json.number");

    private final String key;

    Why(String key) {
      this.key = key;
    }

    String key() {
      return key;
    }
  }
}
