package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.SideId;
import baseplate.core.play.Advisor;
import java.util.List;
import java.util.Optional;

/// How choices are answered while odds are worked out. It is named with the result.
public sealed interface Intention {
  /// Its name on the command line and on the screen.
  String name();

  /// Every choice takes its first option, which declines where declining is possible.
  record Decline() implements Intention {
    @Override
    public String name() {
      return "decline";
    }
  }

  /// Every choice is answered by somebody who knows what the asked side sees.
  ///
  /// @param name its name
  /// @param advisor who answers
  record Advised(String name, Advisor advisor) implements Intention {}

  /// Every choice takes the option from which the worth to expect is greatest or least; of equal
  /// ones the first.
  ///
  /// @param aim which
  /// @param side for whom
  /// @param worth what a battle is worth to a side
  record Reckoned(Aim aim, SideId side, Worth worth) implements Intention {
    @Override
    public String name() {
      return switch (aim) {
        case BEST -> "best";
        case WORST -> "worst";
        case RIVALS -> "rivals";
      };
    }
  }

  /// Which option is taken.
  enum Aim {
    /// The best for the side, whoever chooses.
    BEST,
    /// The worst for the side, whoever chooses.
    WORST,
    /// The best for the side where it chooses, the worst where another does.
    RIVALS
  }

  /// What a battle is worth to a side.
  @FunctionalInterface
  interface Worth {
    /// The greater the better; pure.
    long of(Battle battle, SideId side);
  }

  /// Every choice is declined.
  Intention DECLINE = new Decline();

  /// The intentions that need nobody's advice, by name.
  List<String> NAMES = List.of("decline", "best", "worst", "rivals");

  /// The intention of a name; empty where it is not one of [#NAMES].
  ///
  /// @param side for whom the best and the worst are meant
  /// @param worth what a battle is worth to a side, mostly [baseplate.core.Rules#worth]
  static Optional<Intention> named(String name, SideId side, Worth worth) {
    return switch (name) {
      case "decline" -> Optional.of(DECLINE);
      case "best" -> Optional.of(new Reckoned(Aim.BEST, side, worth));
      case "worst" -> Optional.of(new Reckoned(Aim.WORST, side, worth));
      case "rivals" -> Optional.of(new Reckoned(Aim.RIVALS, side, worth));
      default -> Optional.empty();
    };
  }
}
