package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.Height;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Heights in files: a number of bricks, or `"n plates"`.
final class HeightDocs {
  private static final Pattern PLATES = Pattern.compile("([0-9]{1,4}) plates?");
  private static final long MOST_BRICKS = 200_000;

  private HeightDocs() {}

  static Height read(Fields fields, String field) {
    if (fields.any(field) instanceof Doc.Text(String text)) {
      Matcher plates = PLATES.matcher(text);
      if (!plates.matches()) {
        throw fields.fault(field, Phrase.of("mbb.malformed.height", "value", text));
      }
      return Height.ofPlates(Long.parseLong(plates.group(1)));
    }
    long thousandths = fields.scaled(field, 3, 0, MOST_BRICKS);
    return new Height(thousandths * (Height.BRICK / 1000));
  }
}
