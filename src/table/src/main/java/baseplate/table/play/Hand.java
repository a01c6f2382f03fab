package baseplate.table.play;

import baseplate.core.PieceId;
import baseplate.core.play.Draft;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.geometry.Angle;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Segment;
import java.util.List;
import java.util.Optional;

/// A command in the making, as it is held in the hand: what is asked next, and what is gathered of
/// it so far.
public sealed interface Hand {
  /// The command so far.
  Draft draft();

  /// What is gathered; empty where nothing is yet.
  Optional<Picked> picked();

  /// One of some pieces, slots, words, a number or cards, to be chosen outright.
  ///
  /// @param pick what is asked
  record Choosing(Draft draft, Pick pick) implements Hand {
    @Override
    public Optional<Picked> picked() {
      return Optional.empty();
    }
  }

  /// A piece being driven.
  ///
  /// @param pick what its path may be made of
  /// @param start where it stands
  /// @param path the path so far
  record Driving(Draft draft, Pick.Path pick, Pose start, List<Segment> path) implements Hand {
    public Driving {
      path = List.copyOf(path);
    }

    @Override
    public Optional<Picked> picked() {
      return path.isEmpty() ? Optional.empty() : Optional.of(new Picked.Path(path));
    }

    /// The same with another path.
    public Driving along(List<Segment> other) {
      return new Driving(draft, pick, start, other);
    }

    /// Where the path ends.
    public Pose end() {
      Pose at = start;
      for (Segment segment : path) {
        at = segment.from(at);
      }
      return at;
    }
  }

  /// A piece being put down.
  ///
  /// @param piece which
  /// @param pose where
  record Putting(Draft draft, PieceId piece, Pose pose) implements Hand {
    @Override
    public Optional<Picked> picked() {
      return Optional.of(new Picked.Place(pose));
    }

    /// The same elsewhere.
    public Putting at(Pose other) {
      return new Putting(draft, piece, other);
    }
  }

  /// A part of a piece being turned.
  ///
  /// @param pick which part, and how far it may
  /// @param to the angle, clockwise from the piece's facing
  record Turning(Draft draft, Pick.Turn pick, Angle to) implements Hand {
    @Override
    public Optional<Picked> picked() {
      return Optional.of(new Picked.Turn(to));
    }

    /// The same at another angle.
    public Turning at(Angle other) {
      return new Turning(draft, pick, other);
    }
  }
}
