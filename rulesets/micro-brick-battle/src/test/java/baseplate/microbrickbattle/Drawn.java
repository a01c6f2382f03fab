package baseplate.microbrickbattle;

import baseplate.core.Command;
import baseplate.core.PieceId;
import baseplate.core.Rules;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.play.View;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Mark.Tone;
import baseplate.geometry.Point;
import java.util.List;

/// Marks, sorted by what they are.
record Drawn(List<Mark> marks) {
  /// What is drawn for a command of the side to act before it is sent.
  static Drawn of(Game game, String command, Integer... faces) {
    return of(game, Game.command(command), game.tries(command, faces));
  }

  static Drawn of(Game game, Command command, Verdict verdict) {
    return new Drawn(game.rules().marks(view(game), command, verdict));
  }

  static Drawn of(Rules rules, View view, Command command, Verdict verdict) {
    return new Drawn(rules.marks(view, command, verdict));
  }

  /// What is drawn of a piece's ranges for the side to act.
  static Drawn ranges(Game game, String piece) {
    return new Drawn(game.rules().ranges(view(game), new PieceId(piece)));
  }

  private static View view(Game game) {
    SideId toAct = game.battle().toAct();
    return View.open(game.battle(), toAct);
  }

  List<List<Point>> areas(Tone tone) {
    return marks.stream()
        .filter(mark -> mark.tone() == tone)
        .filter(Mark.Area.class::isInstance)
        .map(mark -> ((Mark.Area) mark).corners())
        .toList();
  }

  List<List<Point>> lines(Tone tone) {
    return marks.stream()
        .filter(mark -> mark.tone() == tone)
        .filter(Mark.Line.class::isInstance)
        .map(mark -> ((Mark.Line) mark).points())
        .toList();
  }

  List<Point> spots(Tone tone) {
    return marks.stream()
        .filter(mark -> mark.tone() == tone)
        .filter(Mark.Spot.class::isInstance)
        .map(mark -> ((Mark.Spot) mark).at())
        .toList();
  }

  List<String> notes() {
    return marks.stream()
        .filter(Mark.Note.class::isInstance)
        .map(mark -> Game.texts().say(((Mark.Note) mark).words()))
        .toList();
  }
}
