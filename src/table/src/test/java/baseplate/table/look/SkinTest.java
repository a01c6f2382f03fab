package baseplate.table.look;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.assets.Assets;
import baseplate.table.Screen;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;

class SkinTest {
  @Test
  void the_family_that_the_style_sheets_name_is_there_in_its_weights() {
    Screen.on(
        () -> {
          Skin.loadFonts();
          return true;
        });

    assertThat(Assets.fonts()).hasSize(3);
    assertThat(Font.getFontNames("Inter")).contains("Inter Regular", "Inter Bold");
  }

  @Test
  void a_window_turns_dark_and_light_again_and_its_words_grow() {
    Scene window = Screen.on(() -> new Scene(new Pane()));
    Screen.on(
        () -> {
          Skin.dress(window, Look.USUAL.darkened(true).writing(1.5));
          return true;
        });
    assertThat(window.getRoot().getStyleClass()).contains("dark");
    assertThat(window.getRoot().getStyle()).contains("19.5px");
    Screen.on(
        () -> {
          Skin.dress(window, Look.USUAL);
          return true;
        });
    assertThat(window.getRoot().getStyleClass()).doesNotContain("dark");
  }
}
