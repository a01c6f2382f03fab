package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// Reads a Victory Table: a row of needs for each AP, in order, each for every DP in order.
///
/// @rule MBB-35
final class VictoryReader {
  private static final int SIZE = VictoryTable.MOST - VictoryTable.LEAST + 1;
  private static final int LEAST_NEED = 2;
  private static final int MOST_NEED = 13;

  private VictoryReader() {}

  static VictoryTable read(Fields fields) {
    fields.whole("leastDp", VictoryTable.LEAST, VictoryTable.LEAST);
    List<Fields> rows = fields.objects("rows");
    requireSize(rows.size(), fields, "rows");
    List<List<Integer>> needs = new ArrayList<>();
    for (Fields row : rows) {
      needs.add(needs(row, VictoryTable.LEAST + needs.size()));
    }
    fields.done();
    return new VictoryTable(needs);
  }

  private static void requireSize(int size, Fields fields, String field) {
    if (size != SIZE) {
      throw fields.fault(field, Phrase.of("mbb.malformed.table", "size", SIZE));
    }
  }

  private static List<Integer> needs(Fields row, int ap) {
    row.whole("ap", ap, ap);
    List<Integer> needs = new ArrayList<>();
    for (Doc item : row.items("needs")) {
      needs.add(need(row, item));
    }
    requireSize(needs.size(), row, "needs");
    row.done();
    return needs;
  }

  private static int need(Fields row, Doc item) {
    if (item instanceof Doc.Num(BigDecimal number)
        && number.scale() == 0
        && number.compareTo(BigDecimal.valueOf(LEAST_NEED)) >= 0
        && number.compareTo(BigDecimal.valueOf(MOST_NEED)) <= 0) {
      return number.intValueExact();
    }
    throw row.fault("needs", Phrase.of("mbb.malformed.need"));
  }
}
