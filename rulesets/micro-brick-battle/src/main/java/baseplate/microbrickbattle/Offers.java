package baseplate.microbrickbattle;

import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.View;
import java.util.List;

/// What the side to act may do.
final class Offers {
  Offers(Setting setting) {}

  List<Option> options(View view) {
    return List.of();
  }

  Drafting next(View view, Draft draft) {
    throw new IllegalArgumentException("no draft of " + draft.command());
  }
}
