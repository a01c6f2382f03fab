package baseplate.core.input;

import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/// How the faces of a request follow one another: the dice of the first throw in their order, and
/// where the request is a chain, throw by throw, those that showed their highest face once more.
public final class Throws {
  private Throws() {}

  /// The faces that answer a request.
  ///
  /// @param roll what is rolled
  /// @param die gives a face, 1 or more, for the number of faces of the next die
  public static List<Integer> faces(Request.Roll roll, IntUnaryOperator die) {
    List<Integer> sides = sides(roll);
    List<Integer> faces = new ArrayList<>(sides.size());
    for (int i = 0; i < sides.size(); i++) {
      int face = die.applyAsInt(sides.get(i));
      faces.add(face);
      again(roll, sides, i, face);
    }
    return faces;
  }

  /// Why the faces do not answer the request; empty where they do.
  static Optional<Phrase> unfit(Request.Roll roll, List<Integer> faces) {
    List<Integer> sides = sides(roll);
    for (int i = 0; i < sides.size() && i < faces.size(); i++) {
      int face = faces.get(i);
      if (face < 1 || face > sides.get(i)) {
        return Optional.of(
            Phrase.of("core.unfit.face", "die", i + 1, "face", face, "highest", sides.get(i)));
      }
      again(roll, sides, i, face);
    }
    return sides.size() == faces.size()
        ? Optional.empty()
        : Optional.of(Phrase.of("core.unfit.dice", "wanted", sides.size(), "given", faces.size()));
  }

  /// The number of faces of each die of the first throw.
  private static List<Integer> sides(Request.Roll roll) {
    List<Integer> sides = new ArrayList<>();
    for (Die die : roll.dice()) {
      for (int i = 0; i < die.count(); i++) {
        sides.add(die.sides());
      }
    }
    return sides;
  }

  /// Puts a die of a chain that shows its highest face behind those still to come.
  private static void again(Request.Roll roll, List<Integer> sides, int at, int face) {
    if (roll instanceof Request.Chain && face == sides.get(at)) {
      sides.add(face);
    }
  }
}
