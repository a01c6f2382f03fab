package baseplate.table.panel;

import baseplate.core.input.Distribution;
import baseplate.core.play.SightReport;
import java.util.Optional;

/// The chance of a shot, from the engine's own distribution.
///
/// @param need the sum needed, 0 where the ruleset names none
/// @param fraction exactly
/// @param percent of a hundred, for reading
public record Chance(int need, String fraction, double percent) {
  private static final int PLACES = 6;

  /// That of what would be rolled; empty where nothing would.
  public static Optional<Chance> of(SightReport report) {
    Integer need = report.need();
    return report
        .request()
        .flatMap(Distribution::of)
        .map(all -> all.chance(1).reduced())
        .map(
            chance ->
                new Chance(
                    need == null ? 0 : need,
                    chance.toString(),
                    chance.decimal(PLACES).doubleValue() * 100));
  }

  /// In whole per cent; one place where it would else read as none or all.
  public String rounded(java.util.Locale locale) {
    boolean isFine = percent > 0 && percent < 1 || percent > 99 && percent < 100;
    return String.format(locale, isFine ? "%.1f" : "%.0f", percent);
  }
}
