package baseplate.table.panel;

import baseplate.core.input.Distribution;
import baseplate.core.play.SightReport;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/// The chance of a shot, from the engine's own distribution.
///
/// @param need the sum needed, 0 where the ruleset names none
/// @param fraction exactly
/// @param percent of a hundred, for reading
public record Chance(int need, String fraction, BigDecimal percent) {
  private static final int PLACES = 6;
  private static final BigDecimal ALL = BigDecimal.valueOf(100);

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
                    chance.decimal(PLACES).movePointRight(2)));
  }

  /// In whole per cent; one place where it would else read as none or all.
  public BigDecimal rounded() {
    return percent.setScale(isNear(BigDecimal.ZERO) || isNear(ALL) ? 1 : 0, RoundingMode.HALF_EVEN);
  }

  private boolean isNear(BigDecimal end) {
    BigDecimal away = percent.subtract(end).abs();
    return away.signum() > 0 && away.compareTo(BigDecimal.ONE) < 0;
  }
}
