package baseplate.microbrickbattle;

import baseplate.core.scene.Mark;
import baseplate.geometry.Point;
import baseplate.geometry.sight.Certificate;
import baseplate.geometry.sight.Obstacle;
import java.util.ArrayList;
import java.util.List;

/// Draws a sight line: what hides the target, the facing side, and the line that decides.
final class SightMarks {
  private SightMarks() {}

  /// @param apart wrecks that cost beside what hides
  /// @param shot how the line that decides is meant
  /// @param pivot what the barrel turns about; from there to the muzzle it is drawn as it is swung
  static List<Mark> of(
      Sightline line, List<Obstacle> apart, Certificate certificate, Mark.Tone shot, Point pivot) {
    List<Mark> marks = new ArrayList<>();
    line.look().hindering().forEach(obstacle -> marks.add(area(obstacle)));
    apart.forEach(obstacle -> marks.add(area(obstacle)));
    marks.add(side(certificate));
    marks.add(new Mark.Line(List.of(pivot, line.muzzle().at()), Mark.Tone.NEUTRAL));
    marks.add(deciding(line, certificate, shot));
    marks.add(new Mark.Spot(line.muzzle().at(), Mark.Tone.NEUTRAL));
    return marks;
  }

  private static Mark area(Obstacle obstacle) {
    return new Mark.Area(obstacle.outline().rings().getFirst().points(), Mark.Tone.HIDDEN);
  }

  private static Mark deciding(Sightline line, Certificate certificate, Mark.Tone shot) {
    return new Mark.Line(List.of(line.muzzle().at(), certificate.line().to()), shot);
  }

  private static Mark side(Certificate certificate) {
    return new Mark.Line(List.of(certificate.from(), certificate.to()), Mark.Tone.NEUTRAL);
  }
}
