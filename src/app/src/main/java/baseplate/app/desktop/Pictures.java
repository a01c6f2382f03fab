package baseplate.app.desktop;

import baseplate.core.scene.Scene;
import baseplate.core.words.Texts;
import baseplate.table.look.Look;
import baseplate.table.look.Skin;
import baseplate.table.picture.Png;
import baseplate.table.picture.TablePicture;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// Draws tables into pictures where no window is open, and none can be.
public final class Pictures {
  private static final int WIDTH = 1600;

  private Pictures() {}

  /// A table as the window draws it, as the bytes of a PNG file.
  ///
  /// @param texts the words on it
  public static byte[] png(Scene scene, Texts texts) {
    CompletableFuture<byte[]> made = new CompletableFuture<>();
    Toolkit.hide();
    Toolkit.run(() -> make(made, scene, texts));
    return made.join();
  }

  private static void make(CompletableFuture<byte[]> made, Scene scene, Texts texts) {
    try {
      Skin.loadFonts();
      Look look = Look.USUAL;
      TablePicture picture = new TablePicture(look.scheme(), texts, look.sides());
      made.complete(Png.of(picture.of(scene, List.of(), WIDTH)));
    } catch (RuntimeException | Error e) {
      made.completeExceptionally(e);
    }
  }
}
