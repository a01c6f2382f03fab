package baseplate.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.table.Screen;
import baseplate.table.camera.Camera;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayerTest {
  private static final Camera CAMERA = new Camera(18_000, 12_000, 20, false, 640, 480);

  private final List<Camera> drawn = new ArrayList<>();

  private List<Camera> following(Camera... cameras) {
    Screen.on(
        () -> {
          Layer layer = new Layer((_, camera) -> drawn.add(camera));
          for (Camera camera : cameras) {
            layer.follow(camera);
          }
          return layer;
        });
    return drawn;
  }

  @Test
  void a_short_pan_moves_the_drawing_and_a_long_one_draws_anew() {
    assertThat(following(CAMERA, CAMERA.panned(100, 60))).hasSize(1);
    assertThat(following(CAMERA, CAMERA.panned(900, 0))).hasSize(3);
  }

  @Test
  void a_zoom_scales_the_drawing_until_it_rests() {
    Camera near = CAMERA.zoomed(320, 240, 1.2);
    Screen.on(
        () -> {
          Layer layer = new Layer((_, camera) -> drawn.add(camera));
          layer.follow(CAMERA);
          layer.follow(near);
          assertThat(drawn).hasSize(1);
          assertThat(layer.getScaleX()).isEqualTo(1.2);
          layer.rest(near);
          assertThat(layer.getScaleX()).isEqualTo(1);
          return layer;
        });
    assertThat(drawn).extracting(Camera::scale).containsExactly(20.0, near.scale());
  }

  @Test
  void seen_from_the_other_side_it_is_drawn_anew() {
    assertThat(following(CAMERA, CAMERA.turnedRound())).hasSize(2);
  }
}
