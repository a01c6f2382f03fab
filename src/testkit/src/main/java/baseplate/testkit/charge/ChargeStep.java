package baseplate.testkit.charge;

import baseplate.core.PieceId;
import baseplate.core.Step;
import baseplate.geometry.Angle;
import baseplate.geometry.path.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The rest of a command. What comes after a step stands in it: the rest of a move in the blow that
/// interrupts it.
public sealed interface ChargeStep extends Step {
  /// A piece moves on.
  ///
  /// @param piece which
  /// @param path what is left of its path
  /// @param passed the enemies that stop it no more, by name
  record Moving(PieceId piece, Path path, List<PieceId> passed) implements ChargeStep {
    public Moving {
      passed = passed.stream().sorted().toList();
    }
  }

  /// An enemy whose reach a piece has come into is asked.
  ///
  /// @param enemy which
  /// @param rest the rest of the move
  record Meeting(PieceId enemy, Moving rest) implements ChargeStep {}

  /// A blow is struck.
  ///
  /// @param exchange who strikes whom
  record Striking(Exchange exchange) implements ChargeStep {}

  /// A blow goes through.
  ///
  /// @param exchange who struck whom
  /// @param dice how many dice it costs strength by
  record Landing(Exchange exchange, int dice) implements ChargeStep {}

  /// A piece that was hit is knocked back.
  ///
  /// @param exchange who struck whom
  record Knocking(Exchange exchange) implements ChargeStep {}

  /// What is left of a blow reaches the next piece.
  ///
  /// @param exchange who struck whom
  /// @param onward what is left and where it goes
  record GoingOn(Exchange exchange, Onward onward) implements ChargeStep {}

  /// The modules of a fallen piece fly off, one in each step.
  ///
  /// @param exchange who struck whom
  /// @param modules those that still lie where it stood
  /// @param onward what is left of the blow, null where nothing goes on
  record Flying(Exchange exchange, List<PieceId> modules, @Nullable Onward onward)
      implements ChargeStep {
    public Flying {
      modules = List.copyOf(modules);
    }
  }

  /// Who strikes whom.
  ///
  /// @param striker by whom
  /// @param target at whom
  /// @param blows how many blows are to come at most, this one among them
  /// @param rest the rest of the move that it interrupts, null where it interrupts none
  record Exchange(PieceId striker, PieceId target, int blows, @Nullable Moving rest) {
    /// The blow that is struck back.
    Exchange back() {
      return new Exchange(/* striker= */ target, /* target= */ striker, blows - 1, null);
    }

    /// Without the move that it interrupts, which ends here.
    Exchange alone() {
      return new Exchange(striker, target, blows, null);
    }
  }

  /// A blow that goes on.
  ///
  /// @param along its line, from the middle of the striker
  /// @param next the piece that it reaches
  /// @param force what is left of it
  record Onward(Angle along, PieceId next, int force) {
    /// With another force.
    Onward with(int other) {
      return new Onward(along, next, other);
    }
  }
}
