package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Refusal;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Mark.Tone;
import baseplate.core.words.Phrase;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Halt;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import baseplate.geometry.path.Stopper;
import baseplate.geometry.path.Sweep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Draws a move that is looked at: the ground that it sweeps over, where it ends, what it costs,
/// and what stops it.
///
/// @rule MBB-9
/// @rule MBB-30
final class MoveMarks {
  private final Setting setting;
  private final Board board;
  private final MoveChecks checks;
  private final Way way;
  private final PlaceMarks places;

  MoveMarks(Setting setting, PlaceMarks places) {
    this.setting = setting;
    this.board = setting.board();
    this.checks = new MoveChecks(setting);
    this.way = new Way(setting, new Exits(setting));
    this.places = places;
  }

  /// @param objection why the unit may not go there, null where it may
  List<Mark> of(Battle battle, Piece unit, Path path, @Nullable Refusal objection) {
    List<Mark> marks = new ArrayList<>();
    Placed end = board.outline(unit).at(path.end(Board.pose(unit)));
    if (objection == null) {
      sweep(unit, path, Tone.GOOD, marks);
      marks.add(PlaceMarks.area(end, Tone.NEUTRAL));
      marks.add(cost(battle, unit, path));
    } else {
      Optional<Halt> halt = way.halt(battle, unit, path);
      allowed(unit, path, objection, halt.orElse(null), marks);
      marks.add(PlaceMarks.area(end, Tone.BAD));
      met(battle, unit, end, halt.orElse(null), marks);
    }
    return marks;
  }

  private Mark cost(Battle battle, Piece unit, Path path) {
    Bill bill = checks.bill(battle, unit, path);
    long left = setting.catalogue().unit(unit).movementThousandths() - bill.total();
    Phrase words =
        Phrase.of("mbb.mark.points", "spent", Decimal.thousandths(bill.total() - bill.before()))
            .with("left", Decimal.thousandths(Math.max(0, left)));
    return new Mark.Note(path.end(Board.pose(unit)).at(), words, Tone.NEUTRAL);
  }

  /// What of the move could be done: as far as would be accepted, else as far as nothing is in the
  /// way.
  private void allowed(
      Piece unit, Path path, Refusal objection, @Nullable Halt halt, List<Mark> marks) {
    switch (objection.amended().orElse(null)) {
      case UnitCommand.Move(var _, Path legal) -> sweep(unit, legal, Tone.GOOD, marks);
      case UnitCommand.Put(var _, Spot to) -> {
        Pose pose = to.pose(Board.pose(unit).facing());
        marks.add(PlaceMarks.area(board.outline(unit).at(pose), Tone.GOOD));
      }
      case null, default ->
          sweep(unit, halt == null ? path : halt.freePart(path), Tone.NEUTRAL, marks);
    }
  }

  private void sweep(Piece unit, Path path, Tone tone, List<Mark> marks) {
    Outline outline = board.outline(unit);
    Pose pose = Board.pose(unit);
    for (Segment segment : path.segments()) {
      Sweep.of(outline, pose, segment)
          .forEach(ring -> marks.add(new Mark.Area(ring.points(), tone)));
      pose = segment.from(pose);
    }
  }

  /// Marks what stops the unit on its way, else what it may not end on.
  private void met(Battle battle, Piece unit, Placed end, @Nullable Halt halt, List<Mark> marks) {
    if (halt == null) {
      way.underneath(battle, unit, end).ifPresent(other -> places.meets(end, other, marks));
      return;
    }
    Placed stopped = board.outline(unit).at(halt.at());
    switch (halt.by()) {
      case Stopper.Piece(String other) ->
          places.meets(stopped, battle.pieces().get(new PieceId(other)), marks);
      case Stopper.TableEdge() -> atEdge(battle, stopped, marks);
    }
  }

  private static void atEdge(Battle battle, Placed stopped, List<Mark> marks) {
    Point at = MeetingPoint.atEdge(stopped, Way.table(battle.table()));
    marks.add(new Mark.Spot(at, Tone.BAD));
    marks.add(new Mark.Note(at, Phrase.of("mbb.mark.edge"), Tone.BAD));
  }
}
