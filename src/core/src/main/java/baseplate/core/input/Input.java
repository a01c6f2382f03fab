package baseplate.core.input;

import java.util.List;

/// Something that came from outside the rules: rolled or typed faces, a turned card, an answer.
public sealed interface Input {

  /// Faces in the order of the request's dice, each from 1.
  ///
  /// @param faces what the dice show
  record Faces(List<Integer> faces) implements Input {
    public Faces {
      faces = List.copyOf(faces);
    }
  }

  /// A card that was turned.
  ///
  /// @param card its code
  record Card(String card) implements Input {}

  /// What a side chose.
  ///
  /// @param option the id of the option
  record Chosen(String option) implements Input {}

  /// An outcome given outright, as an enumerator does; it never stands in a journal.
  ///
  /// @param value the outcome's number
  record Outcome(int value) implements Input {}
}
