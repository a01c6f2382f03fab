package baseplate.microbrickbattle;

import baseplate.core.play.View;
import baseplate.core.scene.Scene;
import java.util.List;

/// How a battle looks.
final class Drawing {
  Drawing(Setting setting) {}

  Scene scene(View view) {
    return new Scene(view.table(), List.of(), List.of(), List.of());
  }
}
