package baseplate.testkit.cards;

import baseplate.core.Codec;
import baseplate.core.PieceState;
import baseplate.core.RulesCommand;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.Step;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A card duel's values in files.
final class CardCodec implements Codec {
  private static final int MOST = 100;

  @Override
  public Doc.Obj write(RulesCommand command) {
    return switch ((CardCommand) command) {
      case CardCommand.Draw() -> done("draw").build();
      case CardCommand.Lay(String card, SlotId slot) ->
          done("lay").put("card", card).put("slot", slot.text()).build();
      case CardCommand.Attack(SlotId slot) -> done("attack").put("slot", slot.text()).build();
      case CardCommand.Discard(String card) -> done("discard").put("card", card).build();
      case CardCommand.HandOver() -> done("hand-over").build();
    };
  }

  private static DocBuilder done(String name) {
    return Doc.object().put("do", name);
  }

  @Override
  public RulesCommand command(String name, Fields fields) {
    return switch (name) {
      case "draw" -> new CardCommand.Draw();
      case "lay" -> new CardCommand.Lay(fields.text("card"), slot(fields, "slot"));
      case "attack" -> new CardCommand.Attack(slot(fields, "slot"));
      case "discard" -> new CardCommand.Discard(fields.text("card"));
      case "hand-over" -> new CardCommand.HandOver();
      default -> throw unknown(fields, "do", name);
    };
  }

  private static RuntimeException unknown(Fields fields, String field, String name) {
    return fields.fault(field, Phrase.of("cards.unknown", "name", name));
  }

  private static SlotId slot(Fields fields, String name) {
    return new SlotId(fields.text(name));
  }

  private static SideId side(Fields fields, String name) {
    return new SideId(fields.count(name, 0, 1));
  }

  @Override
  public Doc.Obj write(RulesEvent event) {
    return switch ((CardEvent) event) {
      case CardEvent.Drew(SideId side) -> happened("drew").put("side", side.number()).build();
      case CardEvent.Did(Deed deed) -> happened("did").put("deed", word(deed)).build();
      case CardEvent.Hurt(SideId side) -> happened("hurt").put("side", side.number()).build();
      case CardEvent.HandedOver() -> happened("handed-over").build();
    };
  }

  private static DocBuilder happened(String name) {
    return Doc.object().put("event", name);
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public RulesEvent event(String name, Fields fields) {
    return switch (name) {
      case "drew" -> new CardEvent.Drew(side(fields, "side"));
      case "did" -> new CardEvent.Did(deed(fields, fields.text("deed")));
      case "hurt" -> new CardEvent.Hurt(side(fields, "side"));
      case "handed-over" -> new CardEvent.HandedOver();
      default -> throw unknown(fields, "event", name);
    };
  }

  private static Deed deed(Fields fields, String word) {
    for (Deed deed : Deed.values()) {
      if (word(deed).equals(word)) {
        return deed;
      }
    }
    throw unknown(fields, "deed", word);
  }

  @Override
  public Doc.Obj write(RulesState state) {
    CardState cards = (CardState) state;
    Set<Deed> deeds = EnumSet.noneOf(Deed.class);
    deeds.addAll(cards.deeds());
    return Doc.object()
        .put("first", cards.heartsOf(SideId.FIRST))
        .put("second", cards.heartsOf(SideId.SECOND))
        .put("deeds", Doc.list(List.copyOf(deeds), deed -> Doc.of(word(deed))))
        .build();
  }

  @Override
  public RulesState state(Fields fields) {
    List<Integer> hearts = List.of(fields.count("first", 0, MOST), fields.count("second", 0, MOST));
    Set<Deed> deeds = EnumSet.noneOf(Deed.class);
    fields.texts("deeds").forEach(word -> deeds.add(deed(fields, word)));
    return new CardState(hearts, deeds);
  }

  @Override
  public Doc.Obj write(PieceState state) {
    Card card = (Card) state;
    return Doc.object().put("code", card.code()).put("face", word(card.face())).build();
  }

  @Override
  public PieceState pieceState(Fields fields) {
    return new Card(
        fields.text("code"),
        fields.text("face").equals(word(Card.Face.UP)) ? Card.Face.UP : Card.Face.DOWN);
  }

  @Override
  public Doc.Obj write(Step step) {
    return CardSteps.write((CardStep) step);
  }

  @Override
  public Step step(String name, Fields fields) {
    return CardSteps.read(name, fields);
  }
}
