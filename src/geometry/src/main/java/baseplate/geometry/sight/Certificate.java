package baseplate.geometry.sight;

import baseplate.geometry.Height;
import baseplate.geometry.Point;
import baseplate.geometry.Side;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The proof of a look, for a referee: made again from the same position it is equal, and its text
/// is the same to the byte. All shares and places along the facing side are exact.
///
/// @param muzzle where sight starts
/// @param side the facing side
/// @param from where the side begins, clockwise; place 0 of all stretches
/// @param to where it ends; place 1
/// @param height of the hull, the unit of all tops
/// @param sees whether some stretch of the hull's outline is visible past Hard Cover
/// @param band how much of the side is hidden
/// @param veil whether all of it is, and by what
/// @param shadows what each obstacle hides by itself, by id, then from left to right
/// @param envelope the highest tops, from left to right; what is not listed is not hidden
/// @param hidden the hidden share of the side's area
/// @param line the deciding line
/// @param gaps what the deciding line passes by, nearest first, at most three
/// @rule MBB-13
/// @rule MBB-16
/// @rule MBB-32
public record Certificate(
    Muzzle muzzle,
    Side side,
    Point from,
    Point to,
    Height height,
    boolean sees,
    Band band,
    Veil veil,
    List<Shadow> shadows,
    List<Stretch> envelope,
    Fraction hidden,
    DecidingLine line,
    List<Gap> gaps) {
  private static final int PLACES = 6;
  private static final BigDecimal LEAST = BigDecimal.valueOf(1, PLACES);
  private static final int MOST_DIGITS = 18;

  public Certificate {
    shadows = List.copyOf(shadows);
    envelope = List.copyOf(envelope);
    gaps = List.copyOf(gaps);
  }

  /// The same with more shadows, of what stands in the way and is left out of tops and share.
  public Certificate withShadows(List<Shadow> more) {
    List<Shadow> all = new ArrayList<>(shadows);
    all.addAll(more);
    all.sort(Comparator.comparing(Shadow::id).thenComparing(Shadow::from));
    return new Certificate(
        muzzle, side, from, to, height, sees, band, veil, all, envelope, hidden, line, gaps);
  }

  /// The hidden share to 6 places, half-even; but never rounded on to none, a half or all, so that
  /// it never contradicts the band.
  public BigDecimal hiddenDecimal() {
    BigDecimal rounded = hidden.decimal(PLACES);
    int off = Fraction.of(rounded).compareTo(hidden);
    if (off == 0 || !isBorder(rounded)) {
      return rounded;
    }
    return off > 0 ? rounded.subtract(LEAST) : rounded.add(LEAST);
  }

  /// Whether bands meet at this share: none, a half, all.
  private static boolean isBorder(BigDecimal share) {
    return share.signum() == 0
        || share.compareTo(BigDecimal.valueOf(5, 1)) == 0
        || share.compareTo(BigDecimal.ONE) == 0;
  }

  /// The hidden share as a fraction in lowest terms, where its denominator has at most 18 digits.
  public Optional<String> hiddenFraction() {
    return hidden.bottom().toString().length() <= MOST_DIGITS
        ? Optional.of(hidden.toString())
        : Optional.empty();
  }

  /// All of it as lines of text, the same to the byte on every machine.
  public String text() {
    StringBuilder text = verdict();
    shadows.forEach(shadow -> text.append("\nshadow ").append(shadow.text()));
    envelope.forEach(stretch -> text.append("\ntop ").append(stretch.text()));
    text.append("\nline ").append(line.text());
    gaps.forEach(gap -> text.append("\ngap ").append(gap.text()));
    return text.append('\n').toString();
  }

  /// What was looked at, whence, and what came of it.
  private StringBuilder verdict() {
    StringBuilder text = new StringBuilder();
    text.append("muzzle ").append(muzzle.at()).append(" height ").append(muzzle.height());
    text.append("\nside ").append(side).append(" from ").append(from).append(" to ").append(to);
    text.append(" height ").append(height);
    text.append("\nsees ").append(sees).append(" band ").append(band).append(" veil ").append(veil);
    return text.append("\nhidden ")
        .append(hiddenDecimal().toPlainString())
        .append(" = ")
        .append(hidden);
  }
}
