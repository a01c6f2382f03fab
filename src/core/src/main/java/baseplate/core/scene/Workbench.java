package baseplate.core.scene;

import baseplate.core.Amount;
import baseplate.core.doc.Doc;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.math.BigDecimal;
import java.util.List;

/// An editor that a ruleset offers: of units, scenarios, creations, decks. Pure: a draft is a
/// document, and an edit gives another.
public interface Workbench {
  /// Its id, and the kind of pack file that it makes.
  String id();

  /// What people read.
  Phrase name();

  /// The draft that one starts from.
  Doc.Obj fresh();

  /// What a draft is worth.
  Assessment assess(Doc.Obj draft);

  /// The draft after a change of one field; throws [baseplate.core.doc.Malformed].
  Doc.Obj edit(Doc.Obj draft, String field, Doc value);

  /// What a draft is worth.
  ///
  /// @param fields what can be changed
  /// @param ledger lines of the cost with their rules
  /// @param limits what it must keep to
  /// @param drawing how it looks
  record Assessment(
      List<Field> fields, List<Amount> ledger, List<Limit> limits, List<Figure.Part> drawing) {
    public Assessment {
      fields = List.copyOf(fields);
      ledger = List.copyOf(ledger);
      limits = List.copyOf(limits);
      drawing = List.copyOf(drawing);
    }
  }

  /// A limit with its numbers.
  ///
  /// @param what is limited
  /// @param rule by which rule
  /// @param value how much it is
  /// @param most how much it may be
  record Limit(Phrase what, RuleId rule, BigDecimal value, BigDecimal most) {
    /// Whether the draft keeps to it.
    public boolean kept() {
      return value.compareTo(most) <= 0;
    }
  }
}
