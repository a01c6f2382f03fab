package baseplate.testkit.cards;

import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.testkit.cards.CardStep.Attack;

/// A card duel's steps in files.
final class CardSteps {
  private static final int MOST = 100;

  private CardSteps() {}

  static Doc.Obj write(CardStep step) {
    return switch (step) {
      case CardStep.Drawing(SideId side, int left) ->
          named("drawing").put("side", side.number()).put("left", left).build();
      case CardStep.Turning(SideId side, String card) ->
          named("turning").put("side", side.number()).put("card", card).build();
      case CardStep.Showing(Attack attack) -> attacking("showing", attack).build();
      case CardStep.Looking(SideId side, Attack attack) ->
          attacking("looking", attack).put("side", side.number()).build();
      case CardStep.Answering(SideId side, Attack attack) ->
          attacking("answering", attack).put("side", side.number()).build();
      case CardStep.Meeting(Attack attack) -> attacking("meeting", attack).build();
      case CardStep.Clashing(Attack attack) -> attacking("clashing", attack).build();
    };
  }

  private static DocBuilder named(String name) {
    return Doc.object().put("step", name);
  }

  private static DocBuilder attacking(String name, Attack attack) {
    return named(name)
        .put("from", attack.from().text())
        .put("lift", attack.lift())
        .put("ward", attack.ward());
  }

  static CardStep read(String name, Fields fields) {
    return switch (name) {
      case "drawing" -> new CardStep.Drawing(side(fields), fields.count("left", 0, MOST));
      case "turning" -> new CardStep.Turning(side(fields), fields.text("card"));
      case "showing" -> new CardStep.Showing(attack(fields));
      case "looking" -> new CardStep.Looking(side(fields), attack(fields));
      case "answering" -> new CardStep.Answering(side(fields), attack(fields));
      case "meeting" -> new CardStep.Meeting(attack(fields));
      case "clashing" -> new CardStep.Clashing(attack(fields));
      default -> throw fields.fault("step", Phrase.of("cards.unknown", "name", name));
    };
  }

  private static SideId side(Fields fields) {
    return new SideId(fields.count("side", 0, 1));
  }

  private static Attack attack(Fields fields) {
    return new Attack(
        new SlotId(fields.text("from")),
        fields.count("lift", 0, MOST),
        fields.count("ward", 0, MOST));
  }
}
