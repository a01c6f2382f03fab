package baseplate.core;

import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The ends that players agree on, in every ruleset: surrender and an agreed draw.
final class Endings {
  private Endings() {}

  static Resolution carryOut(Rules rules, SideId by, Command command, Hearing hearing) {
    RuleId rule = rules.endingsRule();
    return switch (command) {
      case Command.Surrender _ ->
          ended(by.other(), rule, Phrase.of("core.end.surrender", "side", by), hearing);
      case Command.OfferDraw _ -> offered(by, rule, hearing);
      default -> throw new IllegalArgumentException("not an ending: " + command);
    };
  }

  private static Resolution offered(SideId by, RuleId rule, Hearing hearing) {
    Request.Ask ask =
        new Request.Ask(
            by.other(),
            "draw",
            Phrase.of("core.ask.draw", "side", by),
            List.of(
                new Request.Way("decline", Phrase.of("core.way.decline")),
                new Request.Way("agree", Phrase.of("core.way.agree"))));
    if (hearing.choose(ask).equals("agree")) {
      return ended(null, rule, Phrase.of("core.end.draw"), hearing);
    }
    return Resolution.done(List.of());
  }

  private static Resolution ended(
      @Nullable SideId winner, RuleId rule, Phrase how, Hearing hearing) {
    hearing
        .evidence()
        .rule(rule, Optional.ofNullable(winner).map(SideId::toString).orElse(""), how);
    return Resolution.done(List.of(new Event.BattleEnded(new Ending(winner, rule, how))));
  }
}
