package baseplate.core.dice;

import baseplate.core.input.Request;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The order in which a stack of cards lies, fixed by the seed and the stack's name from the start.
///
/// The card on top is drawn from all that are left, listed by code, with a number that belongs to
/// how many are left; so the order is the same whether it is made at once or card by card, and
/// whatever is rolled in between. A stack that is shuffled anew needs a new name.
public final class Shuffle {
  private Shuffle() {}

  /// The stack from its top.
  ///
  /// @param stack the stack's name
  /// @param cards all its cards by code, in any order
  public static List<String> order(Seed seed, String stack, List<String> cards) {
    Source source = new Source(seed, Stream.shuffle(stack));
    List<String> left = new ArrayList<>(cards);
    left.sort(Comparator.naturalOrder());
    List<String> order = new ArrayList<>();
    while (!left.isEmpty()) {
      order.add(left.remove(source.below(left.size(), 0, left.size())));
    }
    return order;
  }

  /// The card on top of a stack of which just those cards are left.
  static String next(Seed seed, Request.Turn turn) {
    int left = unseen(turn);
    Source source = new Source(seed, Stream.shuffle(turn.stack()));
    return card(turn, source.below(left, 0, left));
  }

  static int unseen(Request.Turn turn) {
    return turn.among().stream().mapToInt(Request.Copies::count).reduce(0, Math::addExact);
  }

  /// The card at a position when all unseen are laid out by code.
  static String card(Request.Turn turn, int position) {
    List<Request.Copies> byCode = new ArrayList<>(turn.among());
    byCode.sort(Comparator.comparing(Request.Copies::card));
    int before = position;
    for (Request.Copies copies : byCode) {
      if (before < copies.count()) {
        return copies.card();
      }
      before -= copies.count();
    }
    throw new IllegalArgumentException("no card at " + position + " of " + turn);
  }
}
