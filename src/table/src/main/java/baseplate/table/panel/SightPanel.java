package baseplate.table.panel;

import baseplate.core.Amount;
import baseplate.core.Ruling;
import baseplate.core.play.SightReport;
import baseplate.core.words.Phrase;
import baseplate.table.paint.Scheme;
import baseplate.table.paint.SideLook;
import baseplate.table.tool.SightTool;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What the selected piece sees of another, and what follows from it.
final class SightPanel extends VBox {
  private final Seat seat;
  private final SightTool tool;
  private final List<SideLook> looks;
  private final Supplier<Scheme> scheme;

  SightPanel(Seat seat, SightTool tool, List<SideLook> looks, Supplier<Scheme> scheme) {
    super(6);
    this.seat = seat;
    this.tool = tool;
    this.looks = List.copyOf(looks);
    this.scheme = scheme;
    getStyleClass().add("sight");
    tool.looked().addListener(_ -> show());
    show();
  }

  private void show() {
    getChildren().clear();
    SightTool.Looked looked = tool.looked().get();
    setVisible(looked != null);
    setManaged(looked != null);
    if (looked != null) {
      show(looked);
    }
  }

  private void show(SightTool.Looked looked) {
    SightReport report = looked.report();
    Phrase title = Phrase.of("table.sight.title", "from", looked.from(), "to", looked.to());
    getChildren().add(Words.wrapped(seat.say(title), "strong"));
    getChildren().add(new BarrelView(report.certificate(), colour(looked), scheme.get()));
    getChildren().add(hidden(report));
    report.modifiers().forEach(this::modifier);
    Chance.of(report).ifPresent(this::chance);
    report.rulings().forEach(this::ruling);
  }

  private javafx.scene.paint.Color colour(SightTool.Looked looked) {
    int side =
        seat.model()
            .shown()
            .get()
            .view()
            .pieces()
            .find(looked.to())
            .flatMap(piece -> piece.side())
            .map(owner -> owner.number())
            .orElse(0);
    return scheme.get().bricks(looks.get(side % looks.size()));
  }

  private Label hidden(SightReport report) {
    if (!report.sees()) {
      return Words.wrapped(seat.say("table.sight.nothing"), "harm", "strong");
    }
    var percent =
        report.certificate().hiddenDecimal().movePointRight(2).setScale(1, RoundingMode.HALF_EVEN);
    Phrase words =
        Phrase.of("table.sight.hidden", "percent", percent)
            .with("side", Phrase.of("table.side." + report.certificate().side()));
    return Words.wrapped(seat.say(words), percent.signum() == 0 ? "good" : "harm");
  }

  private void modifier(Amount amount) {
    Label what = Words.wrapped(seat.say(amount.what()));
    HBox.setHgrow(what, Priority.ALWAYS);
    what.setMaxWidth(Double.MAX_VALUE);
    HBox line = new HBox(8, what, Words.label(Numbers.signed(amount.value()), "number"));
    amount.cited().ifPresent(rule -> line.getChildren().add(new RulePill(rule, seat.digest())));
    getChildren().add(line);
  }

  private void chance(Chance chance) {
    Phrase words =
        Phrase.of("table.sight.chance", "need", chance.need())
            .with("fraction", chance.fraction())
            .with("percent", chance.rounded());
    HBox line = new HBox(8, Words.wrapped(seat.say(words), "strong"));
    line.setAlignment(Pos.CENTER_LEFT);
    getChildren().add(line);
  }

  private void ruling(Ruling ruling) {
    Label effect = Words.wrapped(seat.say(ruling.effect()), "ruling", "quiet");
    HBox.setHgrow(effect, Priority.ALWAYS);
    effect.setMaxWidth(Double.MAX_VALUE);
    getChildren().add(new HBox(6, effect, new RulePill(ruling.rule(), seat.digest())));
  }
}
