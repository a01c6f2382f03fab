package baseplate.testkit.cards;

import baseplate.core.SideId;
import baseplate.core.SlotId;
import java.util.ArrayList;
import java.util.List;

/// The places for cards: a hand and a line of three for each side, and one open pile.
public final class Slots {
  /// Where cards go that are used up, open to both.
  public static final SlotId PILE = new SlotId("pile");

  private static final List<String> SPOTS = List.of("left", "middle", "right");

  private Slots() {}

  /// A side's hand.
  public static SlotId hand(SideId side) {
    return new SlotId(name(side) + "-hand");
  }

  /// A side's line, from the left as both see the table.
  public static List<SlotId> line(SideId side) {
    return SPOTS.stream().map(spot -> new SlotId(name(side) + "-" + spot)).toList();
  }

  /// Every place in reading order.
  static List<SlotId> all() {
    List<SlotId> all = new ArrayList<>();
    for (SideId side : List.of(SideId.FIRST, SideId.SECOND)) {
      all.add(hand(side));
      all.addAll(line(side));
    }
    all.add(PILE);
    return all;
  }

  /// The place in the other line that a place of a line attacks.
  static SlotId opposite(SlotId from) {
    SideId side = sideOf(from);
    return line(side.other()).get(line(side).indexOf(from));
  }

  /// Whose line or hand it is.
  static SideId sideOf(SlotId slot) {
    return slot.text().startsWith(name(SideId.FIRST)) ? SideId.FIRST : SideId.SECOND;
  }

  static String name(SideId side) {
    return side.equals(SideId.FIRST) ? "first" : "second";
  }
}
