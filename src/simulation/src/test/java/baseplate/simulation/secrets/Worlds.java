package baseplate.simulation.secrets;

import baseplate.core.Battle;
import baseplate.core.play.View;
import baseplate.testkit.Case;
import baseplate.testkit.cards.CardRules;
import baseplate.testkit.cards.Dealing;
import java.util.ArrayList;
import java.util.List;

/// Battles that a side cannot tell from the real one.
final class Worlds {
  private Worlds() {}

  /// One of them, any as likely as any other.
  static Battle any(CardRules rules, View view, Case chance) {
    Dealing dealing = new Dealing(rules.deck(), view);
    List<String> cards = chance.shuffled(dealing.among());
    return dealing.battle(cards);
  }

  /// Every deal of the unknown cards, equal cards told apart, so that each counts the same.
  static List<Battle> all(CardRules rules, View view) {
    Dealing dealing = new Dealing(rules.deck(), view);
    List<Battle> all = new ArrayList<>();
    deal(dealing, List.of(), dealing.among(), all);
    return all;
  }

  private static void deal(
      Dealing dealing, List<String> dealt, List<String> left, List<Battle> all) {
    if (dealt.size() == dealing.unknown()) {
      all.add(dealing.battle(dealt));
      return;
    }
    for (int i = 0; i < left.size(); i++) {
      List<String> more = new ArrayList<>(dealt);
      List<String> fewer = new ArrayList<>(left);
      more.add(fewer.remove(i));
      deal(dealing, more, fewer, all);
    }
  }
}
