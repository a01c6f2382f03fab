package baseplate.core.words;

/// The lasting name of a rule, as players and referees cite it: `MBB-16`.
///
/// @param text capital letters, a dash, a number
public record RuleId(String text) implements Comparable<RuleId> {
  public RuleId {
    if (!text.matches("[A-Z]+-[0-9]+")) {
      throw new IllegalArgumentException("not a rule id: " + text);
    }
  }

  @Override
  public int compareTo(RuleId other) {
    int book = book().compareTo(other.book());
    return book != 0 ? book : Integer.compare(number(), other.number());
  }

  private String book() {
    return text.substring(0, text.indexOf('-'));
  }

  private int number() {
    return Integer.parseInt(text.substring(text.indexOf('-') + 1));
  }

  @Override
  public String toString() {
    return text;
  }
}
