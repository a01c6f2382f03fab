package baseplate.table.panel;

import baseplate.core.scene.Member;
import baseplate.core.words.Phrase;
import baseplate.table.paint.SideLook;
import baseplate.table.play.Result.Fate;
import baseplate.table.play.Tries;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// What became of one side: what it lost, and its luck in words and as a chart.
final class FatePanel extends VBox {
  private final Seat seat;

  /// @param name the side's
  /// @param most the longest bar of the chart
  FatePanel(Seat seat, Fate fate, String name, SideLook look, double most) {
    super(8);
    this.seat = seat;
    getStyleClass().add("fate");
    int left = fate.pieces() - fate.lost().size();
    Phrase count = Phrase.of("table.roster.count", "left", left, "all", fate.pieces());
    getChildren().add(new SideBand(name, look, seat.say(count)));
    getChildren().add(losses(fate));
    if (!fate.away().isEmpty()) {
      add("table.result.away", fate.away());
    }
    luck(fate, look, most);
  }

  private Label losses(Fate fate) {
    return fate.lost().isEmpty()
        ? Words.wrapped(seat.say("table.result.no-losses"))
        : Words.wrapped(seat.say(named("table.result.lost", fate.lost())));
  }

  private void add(String key, List<Member> members) {
    getChildren().add(Words.wrapped(seat.say(named(key, members))));
  }

  private static Phrase named(String key, List<Member> members) {
    List<Phrase> names = members.stream().map(Member::name).toList();
    return Phrase.of(key, "count", members.size(), "names", names);
  }

  private void luck(Fate fate, SideLook look, double most) {
    Tries tries = fate.luck().tries();
    String words = seat.say(LuckWords.of(tries));
    getChildren().add(Words.label(seat.say("table.result.luck"), "quiet", "strong"));
    if (tries.rolls() > 0) {
      GridPane chart = chart(tries, look, most);
      chart.setAccessibleText(words);
      getChildren().add(chart);
    }
    getChildren().add(Words.wrapped(words));
    if (fate.luck().totals().rolls() > 0) {
      getChildren().add(Words.wrapped(seat.say(LuckWords.of(fate.luck().totals())), "quiet"));
    }
  }

  private GridPane chart(Tries tries, SideLook look, double most) {
    GridPane chart = new GridPane(8, 4);
    double expected = tries.expected().toDouble();
    chart.addRow(
        0,
        Words.label(seat.say("table.result.came"), "small"),
        new LuckBar(tries.successes(), most, look, LuckBar.Kind.ACTUAL),
        Words.label(seat.say(number(tries.successes())), "number"));
    chart.addRow(
        1,
        Words.label(seat.say("table.result.expected"), "small"),
        new LuckBar(expected, most, look, LuckBar.Kind.EXPECTED),
        Words.label(seat.say(number(LuckWords.tenths(tries.expected()))), "number"));
    return chart;
  }

  private static Phrase number(Object value) {
    return Phrase.of("table.named", "name", value);
  }
}
