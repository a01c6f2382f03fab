package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Refusal;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Mark.Tone;
import baseplate.core.words.Phrase;
import baseplate.geometry.Contact;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Draws a piece that is to be put down somewhere: where it would stand, and what it would meet
/// there.
///
/// @rule MBB-8
/// @rule MBB-24
/// @rule MBB-27
final class PlaceMarks {
  private final Board board;

  PlaceMarks(Setting setting) {
    this.board = setting.board();
  }

  /// @param objection why the piece may not stand there, null where it may
  List<Mark> of(Battle battle, Piece piece, Pose to, @Nullable Refusal objection) {
    Placed there = board.outline(piece).at(to);
    if (objection == null) {
      return List.of(area(there, Tone.GOOD));
    }
    List<Mark> marks = new ArrayList<>();
    offered(objection).ifPresent(at -> marks.add(area(board.outline(piece).at(at), Tone.GOOD)));
    marks.add(area(there, Tone.BAD));
    named("other", battle, objection).ifPresent(other -> isBeside(there, other, marks));
    named("enemy", battle, objection).ifPresent(enemy -> sees(to.at(), enemy, marks));
    return marks;
  }

  /// The outline as an area.
  static Mark area(Placed placed, Tone tone) {
    return new Mark.Area(placed.rings().getFirst().points(), tone);
  }

  /// Where the refusal says that the piece may stand instead.
  private static Optional<Pose> offered(Refusal objection) {
    return objection
        .amended()
        .flatMap(
            command ->
                switch (command) {
                  case UnitCommand.Put(var _, Spot to) -> posed(to);
                  case UnitCommand.Deploy(var _, Spot to) -> posed(to);
                  default -> Optional.empty();
                });
  }

  private static Optional<Pose> posed(Spot spot) {
    return Optional.ofNullable(spot.facing()).map(facing -> Pose.of(spot.at(), facing));
  }

  /// The piece on the table that the refusal names so.
  private static Optional<Piece> named(String name, Battle battle, Refusal objection) {
    return objection.reason().args().get(name) instanceof String id
        ? battle.pieces().find(new PieceId(id)).filter(Board::stands)
        : Optional.empty();
  }

  private void isBeside(Placed there, Piece other, List<Mark> marks) {
    if (Contact.overlaps(there, board.placed(other))) {
      meets(there, other, marks);
    } else {
      spot(MeetingPoint.of(there, board.placed(other)), "mbb.mark.near", other, marks);
    }
  }

  /// Marks where the outline would meet the other piece.
  void meets(Placed there, Piece other, List<Mark> marks) {
    spot(MeetingPoint.of(there, board.placed(other)), "mbb.mark.meets", other, marks);
  }

  private static void sees(Point from, Piece enemy, List<Mark> marks) {
    Point at = Board.pose(enemy).at();
    marks.add(new Mark.Line(List.of(from, at), Tone.BAD));
    spot(at, "mbb.mark.sees", enemy, marks);
  }

  private static void spot(Point at, String key, Piece other, List<Mark> marks) {
    marks.add(new Mark.Spot(at, Tone.BAD));
    marks.add(new Mark.Note(at, Phrase.of(key, "piece", other.id()), Tone.BAD));
  }
}
