package baseplate.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.LongStream;

/// Generated cases of one property: the kept ones first, then fresh ones from a fixed seed.
///
/// A failure names the seed of its case. With `-Dbaseplate.cases=keep` it is also written to the
/// file of kept cases (`src/test/cases/NAME`), which is from then on tried first.
public final class Cases {
  private final long seed;
  private final int count;
  private final Path kept;

  private Cases(long seed, int count, Path kept) {
    this.seed = seed;
    this.count = count;
    this.kept = kept;
  }

  /// `count` fresh cases of a seed.
  public static Cases of(long seed, int count) {
    return new Cases(seed, count, Path.of(""));
  }

  /// The same with the cases kept in `src/test/cases/NAME` before them.
  public Cases keptIn(String name) {
    return new Cases(seed, count, Path.of("src", "test", "cases", name));
  }

  /// `everyday`, or `proof` where the property `baseplate.proof` is set.
  public static int count(int everyday, int proof) {
    return Boolean.getBoolean("baseplate.proof") ? proof : everyday;
  }

  /// Tries the property on every case; throws AssertionError at the first that breaks it.
  public void each(Property property) {
    keptSeeds().forEach(kept -> tryOut(kept, property));
    LongStream.range(0, count).map(this::seedOf).forEach(fresh -> tryOut(fresh, property));
  }

  /// The seeds of all cases, the kept ones first.
  public LongStream seeds() {
    return LongStream.concat(
        keptSeeds().stream().mapToLong(Long::longValue),
        LongStream.range(0, count).map(this::seedOf));
  }

  private long seedOf(long number) {
    return Case.mix(seed * 0x9E3779B97F4A7C15L + number);
  }

  private void tryOut(long caseSeed, Property property) {
    try {
      property.holds(new Case(caseSeed));
    } catch (Exception | AssertionError broken) {
      throw new AssertionError(
          "the case %dL breaks it%s: %s".formatted(caseSeed, keep(caseSeed), broken), broken);
    }
  }

  private List<Long> keptSeeds() {
    if (!Files.isRegularFile(kept)) {
      return List.of();
    }
    try {
      return Files.readAllLines(kept).stream()
          .filter(line -> !line.isBlank())
          .map(Long::valueOf)
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private String keep(long caseSeed) {
    if (kept.toString().isEmpty() || keptSeeds().contains(caseSeed)) {
      return "";
    }
    if (!"keep".equals(System.getProperty("baseplate.cases"))) {
      return " (add it to " + kept + ")";
    }
    try {
      Files.createDirectories(kept.toAbsolutePath().getParent());
      Files.writeString(
          kept, caseSeed + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      return " (kept in " + kept + ")";
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /// What must hold of every case.
  @FunctionalInterface
  public interface Property {
    /// Throws AssertionError where it does not hold.
    void holds(Case one) throws Exception;
  }
}
