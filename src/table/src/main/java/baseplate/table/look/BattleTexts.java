package baseplate.table.look;

import baseplate.core.SideId;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Member;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Sentences in which sides and pieces are called by the names that players know.
public final class BattleTexts {
  private BattleTexts() {}

  /// The texts, with the sides' and the pieces' names.
  ///
  /// @param sides the sides' names, in order
  /// @param rosters the pieces of each side
  /// @param figures what is drawn
  public static Texts of(
      Texts texts, List<String> sides, List<List<Member>> rosters, List<Figure> figures) {
    Map<Object, Object> names = new HashMap<>();
    figures.forEach(figure -> names.put(figure.piece().text(), figure.label()));
    for (List<Member> roster : rosters) {
      roster.forEach(member -> names.put(member.piece().text(), member.name()));
    }
    return texts.naming(value -> named(value, sides, names));
  }

  private static Object named(Object value, List<String> sides, Map<Object, Object> names) {
    return value instanceof Phrase phrase && phrase.key().equals(SideId.KEY)
        ? side(phrase, sides)
        : names.getOrDefault(value, value);
  }

  private static Object side(Phrase phrase, List<String> sides) {
    return phrase.args().get("number") instanceof Long number
            && number >= 1
            && number <= sides.size()
        ? sides.get(number.intValue() - 1)
        : phrase;
  }
}
