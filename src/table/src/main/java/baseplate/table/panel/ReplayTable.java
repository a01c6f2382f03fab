package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.words.RuleId;
import baseplate.core.words.Texts;
import baseplate.table.camera.Camera;
import baseplate.table.look.Look;
import baseplate.table.play.BattleModel;
import baseplate.table.play.Gathering;
import baseplate.table.play.Replay;
import baseplate.table.play.Retold;
import baseplate.table.play.Selection;
import baseplate.table.twin.Twin;
import baseplate.table.view.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// A record at a table that cannot be played: who at the left, where in the middle with all that
/// moves through the record, why at the right.
public final class ReplayTable extends StackPane {
  private final Replay replay;
  private final Look look;
  private final Seat seat;
  private final TableView table;
  private final Tools tools;
  private final Playback playback;
  private final ReplayLog log;

  /// What a replay is set up with.
  ///
  /// @param replay the record
  /// @param texts the words: the table's, the core's and the ruleset's
  /// @param title what was played
  /// @param subtitle by which rules
  /// @param look how things look
  /// @param worker judges what is looked at, away from the screen
  /// @param digest opens a rule
  /// @param buttons stand beside those of the tools
  /// @param deeds stand under the rulings
  public record SetUp(
      Replay replay,
      Texts texts,
      String title,
      String subtitle,
      Look look,
      Executor worker,
      Consumer<RuleId> digest,
      List<? extends Node> buttons,
      List<? extends Node> deeds) {}

  public ReplayTable(SetUp setUp) {
    this.replay = setUp.replay();
    this.look = setUp.look();
    this.seat = seat(setUp);
    this.table = new TableView(seat.model().shown().get().scene(), seat.speech(), look.sides());
    this.tools = new Tools(table, seat);
    this.playback = new Playback(replay);
    this.log = new ReplayLog(seat, replay);
    table.show(look.scheme());
    table.write(look.words());
    seat.model().shown().addListener((_, _, now) -> table.show(now.scene()));
    replay.at().addListener(_ -> table.refresh());
    overlays();
    new ReplayKeys(this, replay, playback);
    new Keys(this, table, tools, seat, new Pointing(table, tools, seat), _ -> false);
    getChildren().add(page(setUp));
    sceneProperty().addListener((_, _, scene) -> rest(scene));
    getStyleClass().addAll("battle", "replay");
  }

  /// Nothing plays that nobody sees.
  private void rest(@Nullable Scene scene) {
    if (scene == null) {
      playback.pause();
    }
  }

  private static Seat seat(SetUp setUp) {
    BattleModel model = setUp.replay().model();
    Gathering gathering = new Gathering(model, setUp.worker(), Platform::runLater);
    Speech speech = new Speech(setUp.texts(), model);
    return new Seat(model, gathering, new Selection(model), speech, setUp.digest());
  }

  private BorderPane page(SetUp setUp) {
    BorderPane page = new BorderPane(middle());
    List<Node> all = new ArrayList<>(buttons());
    all.addAll(setUp.buttons());
    page.setTop(new TopBar(seat, setUp.title(), setUp.subtitle(), all));
    page.setLeft(left());
    page.setRight(right(setUp.deeds()));
    return page;
  }

  /// What it is told with.
  public Seat seat() {
    return seat;
  }

  /// The drawn table.
  public TableView table() {
    return table;
  }

  /// The tools; none of them changes anything.
  public Tools tools() {
    return tools;
  }

  /// Plays the record by itself.
  public Playback playback() {
    return playback;
  }

  private void overlays() {
    table.add(this::paintWish);
    table.add((g, camera) -> tools.sight().paint(g, camera));
    table.add((g, camera) -> tools.measure().paint(g, camera));
  }

  private void paintWish(GraphicsContext g, Camera camera) {
    replay.now().map(Retold::marks).ifPresent(marks -> table.marks().paint(g, camera, marks));
  }

  private Node middle() {
    Twin twin = new Twin(seat.model(), table, seat.speech(), this::act);
    StackPane drawn = new StackPane(table, twin);
    VBox.setVgrow(drawn, Priority.ALWAYS);
    HBox.setHgrow(log, Priority.ALWAYS);
    HBox under = new HBox(16, new RollsPanel(seat), log);
    under.getStyleClass().add("under");
    return new VBox(drawn, new ReplayBar(seat, replay, playback), under);
  }

  private void act(PieceId piece) {
    if (tools.chosen().get() == tools.sight()) {
      seat.selection().aim(piece);
    } else {
      seat.selection().select(piece);
    }
  }

  private Node left() {
    List<String> sides = replay.journal().setting().header().sides();
    ScrollPane scroll = Scrolling.down(new RosterPanel(seat, sides, look.sides()));
    VBox.setVgrow(scroll, Priority.ALWAYS);
    VBox left = new VBox(12, scroll);
    if (!replay.viewers().isEmpty()) {
      left.getChildren().add(new ViewerChoice(seat, replay, this::seeAs));
    }
    left.getChildren().add(new Minimap(seat, table, look.sides()));
    left.getChildren().add(new RecordPlace(seat, replay));
    Columns.left(left, this, look);
    return left;
  }

  private void seeAs(SideId side) {
    replay.view(side);
    log.tellAnew();
  }

  private Node right(List<? extends Node> deeds) {
    VBox why =
        new VBox(
            12,
            new EntryPanel(seat, replay),
            new LedgerPanel(seat),
            new SightPanel(seat, tools.sight(), look.sides(), table::scheme),
            new CardPanel(seat));
    ScrollPane scroll = Scrolling.down(why);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    VBox right = new VBox(12, scroll);
    right.getChildren().addAll(deeds);
    right.getChildren().add(Words.wrapped(seat.say("table.replay.hint"), "quiet", "small"));
    Columns.right(right, this, look);
    return right;
  }

  private List<Button> buttons() {
    return List.of(
        button(Feather.MINIMIZE_2, "table.tool.measure", () -> tools.toggle(tools.measure())),
        button(Feather.EYE, "table.tool.sight", () -> tools.toggle(tools.sight())),
        button(Feather.REFRESH_CW, "table.tool.turn", table::turnRound),
        button(Feather.MAXIMIZE, "table.tool.fit", table::fit));
  }

  private Button button(Feather icon, String key, Runnable action) {
    return new ToolButton(icon, seat.say(key), action);
  }
}
