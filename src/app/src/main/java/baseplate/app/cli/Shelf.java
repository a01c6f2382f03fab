package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.words.Phrase;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/// The rulesets that there are, found when first asked for.
public final class Shelf {
  private final Supplier<List<Ruleset>> finder;
  private List<Ruleset> found = List.of();

  private Shelf(Supplier<List<Ruleset>> finder) {
    this.finder = finder;
  }

  /// Those that the program was packed with.
  public static Shelf installed() {
    return new Shelf(
        () -> ServiceLoader.load(Ruleset.class).stream().map(ServiceLoader.Provider::get).toList());
  }

  /// These.
  public static Shelf of(List<Ruleset> rulesets) {
    return new Shelf(() -> rulesets);
  }

  /// All by id.
  List<Ruleset> all() {
    if (found.isEmpty()) {
      found = finder.get().stream().sorted(Comparator.comparing(Ruleset::id)).toList();
    }
    return found;
  }

  /// The ruleset of that id.
  Ruleset get(String id) {
    return all().stream()
        .filter(ruleset -> ruleset.id().equals(id))
        .findFirst()
        .orElseThrow(() -> Trouble.cannot(unknown(id)));
  }

  private Phrase unknown(String id) {
    return Phrase.of("app.trouble.ruleset", "id", id, "ids", ids());
  }

  private List<String> ids() {
    return all().stream().map(Ruleset::id).toList();
  }
}
