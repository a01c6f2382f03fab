package baseplate.core;

import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Happening;
import baseplate.core.play.Option;
import baseplate.core.play.Player;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Card;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Member;
import baseplate.core.scene.Phases;
import baseplate.core.scene.Scene;
import baseplate.core.scene.Slot;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;

/// A ruleset with the data and the agreements of one battle: what the judge judges by.
///
/// Everything here is pure and safe on any thread. Rules are written in direct style: they ask the
/// [Hearing] for inputs and return what happened.
public interface Rules {
  /// Judges a command of this ruleset given by a side. Whether it is that side's turn is judged
  /// here too, as structure.
  Resolution carryOut(Battle battle, SideId by, RulesCommand command, Hearing hearing);

  /// Judges the next step of a resolution.
  Resolution proceed(Battle battle, Step step, Hearing hearing);

  /// The rule that speaks of surrender and agreed draws.
  RuleId endingsRule();

  /// How this ruleset's commands, events, states and steps are written in files.
  Codec codec();

  /// What a side sees of the battle. Where nothing is hidden: all of it.
  default View seenBy(Battle battle, SideId viewer) {
    return View.open(battle, viewer);
  }

  /// What a side sees of something that was carried out: log, explanations and what it may keep are
  /// made of this. Where the side sees all of the battle before and after: all of it. Else nothing
  /// but that it happened, until the ruleset says what more may be known; what happened shows in
  /// what the side sees of the battle in any case.
  ///
  /// The requests of cards turned name the cards that were left, and pending choices name what the
  /// asked side holds: a ruleset that shows more must veil both, from the side that acted too.
  ///
  /// @param whole all of it
  /// @param before the battle then
  /// @param after the battle afterwards
  default Happening seenBy(Happening whole, Battle before, Battle after, SideId viewer) {
    boolean isOpen = seenBy(before, viewer).isOpen(before) && seenBy(after, viewer).isOpen(after);
    return isOpen ? whole : Happening.unseen(whole.by());
  }

  /// What the viewing side may do now; empty when it is not the one to act. Candidates are cheap to
  /// list; the judge may still refuse one (a target out of sight).
  List<Option> options(View view);

  /// What a draft still needs, or the command that it has become.
  Drafting next(View view, Draft draft);

  /// The places of the table for the piece that a draft holds at hand, each with its own verdict:
  /// why that piece does not go there, in the words of the refusal that the judge would give. By
  /// default those of [#scene], where what is at hand makes no difference.
  default List<Slot> slots(View view, Draft draft) {
    return scene(view).slots();
  }

  /// What a resolution came to, in the terms in which odds are told: equal outcomes give equal
  /// phrases.
  Phrase outcome(Battle before, Battle after);

  /// What a battle is worth to a side, the more the better, for those who look ahead for the best.
  /// By default a battle won or lost outweighs all, and then each piece on the table counts alike.
  default long worth(Battle battle, SideId side) {
    return Standing.of(battle, side);
  }

  /// What to draw.
  Scene scene(View view);

  /// What is drawn over the scene for a command that is looked at before it is sent: what it sweeps
  /// over, what it meets, what it aims at.
  ///
  /// @param view what its side sees now
  /// @param verdict what the judge says of it, stopped at its first input
  default List<Mark> marks(View view, Command command, Verdict verdict) {
    return List.of();
  }

  /// What a piece covers, and how far it can still get.
  default List<Mark> ranges(View view, PieceId piece) {
    return List.of();
  }

  /// The pieces of a side, those too that are not on the table. By default those that are drawn.
  default List<Member> roster(View view, SideId side) {
    return AsDrawn.roster(scene(view), side);
  }

  /// What is to be known of a piece; empty where nothing is. By default what is drawn says.
  default Optional<Card> card(View view, PieceId piece) {
    return AsDrawn.card(scene(view), piece);
  }

  /// The phases of a turn. By default the one that is on, by its name in files.
  default Phases phases(View view) {
    return new Phases(List.of(Phrase.of("core.phase", "name", view.clock().phase())), 0);
  }

  /// What one piece sees of another and what follows from it; empty when either has no place on the
  /// table or the ruleset knows no sight.
  Optional<SightReport> sight(View view, PieceId from, PieceId to);

  /// The computer players that know this ruleset; those that know none are offered beside them.
  List<Player> players();
}
