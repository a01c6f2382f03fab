package baseplate.app.desktop;

import baseplate.table.panel.ToolButton;
import java.util.List;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;

/// What is done seldom with a battle, in a menu under a button.
final class BattleMenu {
  private final Shell shell;
  private final List<MenuItem> playing;
  private final ContextMenu menu = new ContextMenu();
  private final ToolButton button;

  BattleMenu(Shell shell, BattleDeeds deeds) {
    this.shell = shell;
    this.playing =
        List.of(
            item("take-back", deeds::takeBack),
            item("draw", deeds::offerDraw),
            item("surrender", deeds::surrender));
    menu.getItems().addAll(item("replay", deeds::replay), item("copy", deeds::copy));
    menu.getItems().add(new SeparatorMenuItem());
    menu.getItems().addAll(playing);
    this.button = new ToolButton(Feather.MORE_HORIZONTAL, shell.say("desktop.menu"), this::open);
    button.setId("battle-menu");
  }

  private MenuItem item(String name, Runnable action) {
    MenuItem item = new MenuItem(shell.say("desktop.menu." + name));
    item.setId("menu-" + name);
    item.setOnAction(_ -> action.run());
    return item;
  }

  private void open() {
    menu.show(button, Side.BOTTOM, 0, 4);
  }

  /// Opens the menu.
  ToolButton button() {
    return button;
  }

  /// What stands in it.
  List<MenuItem> items() {
    return List.copyOf(menu.getItems());
  }

  /// A battle that is over cannot be taken back, given up or called a draw.
  void over(boolean isOver) {
    playing.forEach(item -> item.setDisable(isOver));
  }
}
