package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.RulesCommand;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.input.Pool;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.function.Predicate;

/// A rulebook of one phase: shots are rolled one after another; a shot at a wreck is void and rolls
/// nothing; a wreck in front of a target makes it harder to hit.
final class Shots extends PlainRules {
  /// @param target which
  /// @param need least sum of two dice
  /// @param front the target that stands in front, or the target itself where none does
  record Shot(int target, int need, int front) {}

  record Salvo(List<Shot> shots) implements RulesCommand {}

  record Next(List<Shot> shots) implements Step {}

  record Destroyed(int target) implements RulesEvent {}

  /// @param bits one bit for each wreck
  record Wrecks(int bits) implements RulesState {
    @Override
    public RulesState after(RulesEvent event) {
      return new Wrecks(bits | 1 << ((Destroyed) event).target());
    }

    boolean has(int target) {
      return (bits & 1 << target) != 0;
    }
  }

  static Battle battle() {
    return battle(new Wrecks(0));
  }

  static Predicate<Battle> destroyed(int target) {
    return battle -> ((Wrecks) battle.rules()).has(target);
  }

  @Override
  public Resolution carryOut(Battle battle, SideId by, RulesCommand command, Hearing hearing) {
    List<Shot> shots = ((Salvo) command).shots();
    return shots.isEmpty()
        ? hearing.refuse(Refusal.byStructure(Phrase.of("no-shots")))
        : Resolution.then(List.of(), new Next(shots));
  }

  @Override
  public Resolution proceed(Battle battle, Step step, Hearing hearing) {
    List<Shot> shots = ((Next) step).shots();
    Shot shot = shots.getFirst();
    Wrecks wrecks = (Wrecks) battle.rules();
    int more = shot.front() != shot.target() && wrecks.has(shot.front()) ? 1 : 0;
    boolean hits = !wrecks.has(shot.target()) && hearing.reach(Pool.TWO_D6, shot.need() + more);
    List<Event> events = hits ? List.of(new Destroyed(shot.target())) : List.of();
    return shots.size() == 1
        ? Resolution.done(events)
        : Resolution.then(events, new Next(shots.subList(1, shots.size())));
  }

  @Override
  public Phrase outcome(Battle before, Battle after) {
    return Phrase.of("wrecks", "bits", ((Wrecks) after.rules()).bits());
  }
}
