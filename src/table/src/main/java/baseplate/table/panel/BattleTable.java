package baseplate.table.panel;

import baseplate.core.Command;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.journal.Session;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.words.RuleId;
import baseplate.core.words.Texts;
import baseplate.table.look.Look;
import baseplate.table.play.BattleModel;
import baseplate.table.play.Gathering;
import baseplate.table.play.Hand;
import baseplate.table.play.Selection;
import baseplate.table.twin.Twin;
import baseplate.table.view.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// A battle in its window: who at the left, where in the middle, why at the right.
public final class BattleTable extends StackPane {
  private static final double UNDER = 60;
  private static final double UNDER_WORDS = 80;

  private final Look look;
  private final Seat seat;
  private final TableView table;
  private final Tools tools;
  private final List<String> sides;
  private final ActPanel acts;

  /// What a table is set up with.
  ///
  /// @param session the battle
  /// @param people the sides that people play at this table
  /// @param texts the words: the table's, the core's and the ruleset's
  /// @param title what is at the table
  /// @param subtitle more of it, where there is room
  /// @param look how things look
  /// @param worker judges what is looked at, away from the screen
  /// @param digest opens a rule
  /// @param buttons stand beside those of the tools
  public record SetUp(
      Session session,
      Set<SideId> people,
      Texts texts,
      String title,
      String subtitle,
      Look look,
      Executor worker,
      Consumer<RuleId> digest,
      List<? extends Node> buttons) {}

  public BattleTable(SetUp setUp) {
    this.look = setUp.look();
    this.sides = setUp.session().journal().setting().header().sides();
    this.seat = seat(setUp);
    this.table = new TableView(seat.model().shown().get().scene(), seat.speech(), look.sides());
    this.tools = new Tools(table, seat);
    table.show(look.scheme());
    table.write(look.words());
    seat.model().shown().addListener((_, _, now) -> table.show(now.scene()));
    overlays();
    Pointing pointing = new Pointing(table, tools, seat);
    acts = new ActPanel(seat);
    new Keys(this, table, tools, seat, pointing, acts::press);
    BorderPane page = new BorderPane(middle());
    List<Node> all = new ArrayList<>(buttons());
    all.addAll(setUp.buttons());
    page.setTop(new TopBar(seat, setUp.title(), setUp.subtitle(), all));
    page.setLeft(left());
    page.setRight(right());
    getChildren().addAll(page, new Cover(seat));
    getStyleClass().add("battle");
  }

  private Seat seat(SetUp setUp) {
    BattleModel model = new BattleModel(setUp.session(), setUp.people());
    Gathering gathering = new Gathering(model, setUp.worker(), Platform::runLater);
    return new Seat(
        model, gathering, new Selection(model), new Speech(setUp.texts(), model), setUp.digest());
  }

  /// The battle.
  public BattleModel model() {
    return seat.model();
  }

  /// What it is told with.
  public Seat seat() {
    return seat;
  }

  /// The drawn table.
  public TableView table() {
    return table;
  }

  /// The tools.
  public Tools tools() {
    return tools;
  }

  private void overlays() {
    table.add(new SlotOverlay(seat, table));
    table.add(new HandOverlay(seat, table));
    table.add((g, camera) -> tools.sight().paint(g, camera));
    table.add(new ChancesOverlay(seat, table));
    table.add((g, camera) -> tools.measure().paint(g, camera));
  }

  private Node middle() {
    Twin twin = new Twin(seat.model(), table, seat.speech(), this::act);
    StackPane drawn = new StackPane(table, twin);
    VBox.setVgrow(drawn, Priority.ALWAYS);
    LogPanel log = new LogPanel(seat);
    HBox.setHgrow(log, Priority.ALWAYS);
    HBox under = new HBox(16, new DicePanel(seat, look.motion()), log);
    under.getStyleClass().add("under");
    under.setPrefHeight(UNDER + UNDER_WORDS * look.words());
    return new VBox(drawn, under);
  }

  /// What choosing a piece by key means: what a click on it would.
  private void act(PieceId piece) {
    if (seat.gathering().hand().get() instanceof Hand.Choosing choosing
        && choosing.pick() instanceof Pick.Piece(List<PieceId> among)
        && among.contains(piece)) {
      seat.gathering().choose(new Picked.Piece(piece));
      return;
    }
    var deed = seat.selection().at(piece);
    if (tools.chosen().get() == tools.sight() || deed.isPresent()) {
      seat.selection().aim(piece);
      deed.ifPresent(seat.gathering()::take);
    } else {
      seat.selection().select(piece);
    }
  }

  private Node left() {
    RosterPanel roster = new RosterPanel(seat, sides, look.sides());
    ScrollPane scroll = Scrolling.down(roster);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    Minimap map = new Minimap(seat, table, look.sides());
    VBox left = new VBox(12, scroll, map, new RecordState(seat));
    Columns.left(left, this, look);
    return left;
  }

  private Node right() {
    VBox why =
        new VBox(
            12,
            new CardPanel(seat),
            new SightPanel(seat, tools.sight(), look.sides(), table::scheme),
            new LedgerPanel(seat));
    ScrollPane scroll = Scrolling.down(why);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    ScrollPane deeds = Scrolling.down(acts);
    deeds.setFocusTraversable(false);
    deeds.setMinHeight(UNDER_WORDS);
    VBox right = new VBox(12, scroll, deeds, new Hints(seat));
    Columns.right(right, this, look);
    return right;
  }

  private List<Button> buttons() {
    return List.of(
        button(Feather.CORNER_UP_LEFT, "table.tool.undo", () -> send(new Command.Undo())),
        button(Feather.CORNER_UP_RIGHT, "table.tool.redo", () -> send(new Command.Redo())),
        button(Feather.MINIMIZE_2, "table.tool.measure", () -> tools.toggle(tools.measure())),
        button(Feather.EYE, "table.tool.sight", () -> tools.toggle(tools.sight())),
        button(Feather.REFRESH_CW, "table.tool.turn", table::turnRound),
        button(Feather.MAXIMIZE, "table.tool.fit", table::fit));
  }

  private void send(Command command) {
    seat.model().send(command);
  }

  private Button button(Feather icon, String key, Runnable action) {
    return new ToolButton(icon, seat.say(key), action);
  }
}
