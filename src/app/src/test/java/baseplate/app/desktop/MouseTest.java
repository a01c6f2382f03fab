package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.PieceId;
import baseplate.core.play.Option;
import baseplate.table.paint.Hits;
import baseplate.table.panel.BattleTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MouseTest {
  private static final List<String> SET_UP =
      List.of(
          "Lay out",
          "Both roll",
          "Sit at the near",
          "Deploy by a roll all",
          "First turn: Movement");

  @TempDir private Path home;

  private BattleTable started(Rig rig) {
    rig.click("#new-battle");
    rig.click("#start");
    Rig.await(() -> rig.shell().battle().isPresent());
    BattleTable table = rig.table();
    SET_UP.forEach(words -> choose(rig, table, words));
    return table;
  }

  private static void choose(Rig rig, BattleTable table, String words) {
    Rig.await(() -> act(table, words).isPresent());
    rig.robot().clickOn(Rig.onScreen(() -> act(table, words).orElseThrow()));
    rig.settle();
  }

  private static Optional<Button> act(BattleTable table, String words) {
    return table.lookupAll(".act").stream()
        .map(Button.class::cast)
        .filter(button -> button.getText().startsWith(words))
        .findFirst();
  }

  private static Point2D on(BattleTable table, PieceId piece) {
    return Rig.onScreen(
        () -> {
          Rectangle2D at =
              Hits.bounds(
                  table.model().shown().get().figure(piece).orElseThrow(),
                  table.table().camera().get());
          return table
              .table()
              .localToScreen(at.getMinX() + at.getWidth() / 2, at.getMinY() + at.getHeight() / 2);
        });
  }

  private static PieceId mover(BattleTable table) {
    return Rig.onScreen(
        () ->
            table.model().shown().get().options().stream()
                .filter(Option.Drafted.class::isInstance)
                .map(option -> option.about().getFirst())
                .findFirst()
                .orElseThrow());
  }

  @Test
  void a_dragged_piece_shows_where_it_will_stand_and_goes_just_there() {
    try (Rig rig = Rig.installed(home)) {
      BattleTable table = started(rig);
      PieceId piece = mover(table);
      Point2D from = on(table, piece);
      rig.robot().moveTo(from).press(MouseButton.PRIMARY).moveBy(10, 14).moveBy(30, 40);
      rig.robot().release(MouseButton.PRIMARY);
      Rig.await(() -> table.seat().gathering().preview().get() != null);
      rig.picture("move");
      var ghosts = Rig.onScreen(() -> table.seat().gathering().preview().get().ghosts());
      rig.press(KeyCode.ENTER);
      var stands = Rig.onScreen(() -> table.model().shown().get().figure(piece).orElseThrow());

      assertThat(ghosts).isNotEmpty().anyMatch(ghost -> ghost.parts().equals(stands.parts()));
    }
  }

  @Test
  void what_is_undone_is_done_again_and_a_battle_left_is_there_when_it_is_opened() {
    try (Rig rig = Rig.installed(home)) {
      BattleTable table = started(rig);
      Rig.onScreen(() -> table.model().send(new Command.Undo()));
      rig.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
      var battle = Rig.onScreen(() -> table.model().battle());
      Path file = rig.shell().settings().now().recent().getFirst();
      Rig.onScreen(
          () -> {
            rig.shell().open(file);
            return true;
          });

      assertThat(Rig.onScreen(() -> rig.table().model().battle())).isEqualTo(battle);
    }
  }

  @Test
  void a_roll_that_waits_waits_after_the_program_was_closed() {
    Path file;
    try (Rig rig = Rig.installed(home)) {
      NewBattle chosen =
          new NewBattle(rig.shell().library().rulesets().getFirst(), List.of("A", "B"));
      chosen.typed(true);
      Rig.onScreen(
          () -> {
            rig.shell().begin(chosen.ruleset(), chosen.wish(), Map.of());
            return true;
          });
      BattleTable table = rig.table();
      rig.press(KeyCode.DIGIT1);
      assertThat(Rig.onScreen(() -> table.model().battle().pending())).isPresent();
      file = rig.shell().settings().now().recent().getFirst();
    }
    try (Rig rig = Rig.installed(home)) {
      Rig.onScreen(
          () -> {
            rig.shell().open(file);
            return true;
          });
      Rig.await(() -> rig.table().lookup(".text-field") != null);
      assertThat(Rig.onScreen(() -> rig.table().model().battle().pending())).isPresent();
      rig.picture("typed-dice");
    }
  }
}
