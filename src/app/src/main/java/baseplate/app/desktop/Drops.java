package baseplate.app.desktop;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Takes files that are dropped on the window.
final class Drops {
  private Drops() {}

  static void onto(Node target, Consumer<Path> open) {
    target.setOnDragOver(Drops::accept);
    target.setOnDragDropped(event -> drop(event, open));
  }

  private static void accept(DragEvent event) {
    if (event.getDragboard().hasFiles()) {
      event.acceptTransferModes(TransferMode.COPY);
    }
    event.consume();
  }

  private static void drop(DragEvent event, Consumer<Path> open) {
    List<File> files = event.getDragboard().getFiles();
    event.setDropCompleted(!files.isEmpty());
    event.consume();
    files.stream().findFirst().map(File::toPath).ifPresent(open);
  }
}
