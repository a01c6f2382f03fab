package baseplate.table.panel;

import baseplate.core.words.Texts;
import baseplate.table.look.BattleTexts;
import baseplate.table.play.BattleModel;
import baseplate.table.play.Shown;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The words at the moment: sides and pieces by the names that they have in what is shown.
final class Speech implements Supplier<Texts> {
  private final Texts texts;
  private final BattleModel model;
  private @Nullable Shown known;
  private Texts named;

  Speech(Texts texts, BattleModel model) {
    this.texts = texts;
    this.model = model;
    this.named = texts;
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // made anew whenever anything happens
  public Texts get() {
    Shown shown = model.shown().get();
    if (shown != known) {
      known = shown;
      named =
          BattleTexts.of(
              texts,
              model.journal().setting().header().sides(),
              shown.rosters(),
              shown.scene().figures());
    }
    return named;
  }
}
