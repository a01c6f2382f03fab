package baseplate.core.words;

import java.math.BigDecimal;
import java.text.NumberFormat;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Sentences of one language by key, with places for named arguments: `{unit} needs {need}`.
///
/// Numbers are written as the locale writes them; the root locale gives the neutral form that files
/// use. A missing key shows as the key with its arguments, never as an error.
public final class Texts {
  private static final int LONGEST = 300;
  private static final Pattern PLACE = Pattern.compile("\\{([a-zA-Z0-9]+)}");

  private final Locale locale;
  private final Map<String, String> templates;
  private final UnaryOperator<Object> names;

  /// @param locale how numbers are written
  /// @param templates sentences by key
  public Texts(Locale locale, Map<String, String> templates) {
    this(locale, Map.copyOf(templates), UnaryOperator.identity());
  }

  private Texts(Locale locale, Map<String, String> templates, UnaryOperator<Object> names) {
    this.locale = locale;
    this.templates = templates;
    this.names = names;
  }

  /// These sentences and the others; the others win where both have a key.
  public Texts plus(Map<String, String> others) {
    Map<String, String> all = new HashMap<>(templates);
    all.putAll(others);
    return new Texts(locale, Map.copyOf(all), names);
  }

  /// These sentences with some arguments shown by other names, as a side by the name that its
  /// player gave it.
  ///
  /// @param called what to show for an argument: the argument itself where it has no other name
  public Texts naming(UnaryOperator<Object> called) {
    return new Texts(locale, templates, called);
  }

  /// The sentence for the phrase.
  public String say(Phrase phrase) {
    String template = templates.get(phrase.key());
    if (template == null) {
      return shown(phrase.key() + (phrase.args().isEmpty() ? "" : " " + phrase.args()));
    }
    Matcher place = PLACE.matcher(template);
    return place.replaceAll(
        found ->
            Matcher.quoteReplacement(
                Optional.ofNullable(phrase.args().get(found.group(1)))
                    .map(this::argument)
                    .orElse(found.group())));
  }

  /// Whether there is a sentence for the key.
  public boolean has(String key) {
    return templates.containsKey(key);
  }

  /// The keys that there are.
  public Collection<String> keys() {
    return templates.keySet();
  }

  private String argument(Object value) {
    return switch (names.apply(value)) {
      case Phrase phrase -> say(phrase);
      case Collection<?> many ->
          many.stream().map(this::argument).collect(Collectors.joining(", "));
      case Integer number -> number(BigDecimal.valueOf(number));
      case Long number -> number(BigDecimal.valueOf(number));
      case BigDecimal number -> number(number);
      case Object other -> shown(other.toString());
    };
  }

  /// A text from outside, fit to stand in a sentence of one line: cut where it is very long,
  /// without characters that break lines, move the cursor or turn the reading direction.
  private static String shown(String text) {
    String cut = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    return cut.codePoints().anyMatch(PlainText::isUnfit) ? replaced(cut) : cut;
  }

  private static String replaced(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints().forEach(c -> out.appendCodePoint(PlainText.isUnfit(c) ? '\ufffd' : c));
    return out.toString();
  }

  private String number(BigDecimal value) {
    if (locale.equals(Locale.ROOT)) {
      return value.toPlainString();
    }
    NumberFormat format = NumberFormat.getNumberInstance(locale);
    format.setMaximumFractionDigits(Math.max(0, value.scale()));
    return format.format(value);
  }
}
