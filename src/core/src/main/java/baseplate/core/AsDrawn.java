package baseplate.core;

import baseplate.core.scene.Card;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Member;
import baseplate.core.scene.Scene;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Optional;

/// What is told of pieces where the ruleset says no more than how they are drawn.
final class AsDrawn {
  private static final Phrase NOTHING = Phrase.of("core.status.none");

  private AsDrawn() {}

  static List<Member> roster(Scene scene, SideId side) {
    return scene.figures().stream()
        .filter(figure -> figure.owner().filter(side::equals).isPresent())
        .map(AsDrawn::member)
        .toList();
  }

  private static Member member(Figure figure) {
    return new Member(figure.piece(), figure.label(), status(figure), standing(figure));
  }

  private static Member.Standing standing(Figure figure) {
    boolean isWreck = figure.parts().stream().anyMatch(part -> part.role() == Figure.Role.WRECK);
    return isWreck ? Member.Standing.LOST : Member.Standing.READY;
  }

  private static Phrase status(Figure figure) {
    return figure.badges().isEmpty() ? NOTHING : figure.badges().getFirst();
  }

  static Optional<Card> card(Scene scene, PieceId piece) {
    return scene.figures().stream()
        .filter(figure -> figure.piece().equals(piece))
        .findFirst()
        .map(figure -> new Card(figure.label(), status(figure), List.of()));
  }
}
