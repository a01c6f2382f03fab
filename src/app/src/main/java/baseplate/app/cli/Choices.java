package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Verdict;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the side to act may do: commands that the judge accepts as they stand.
final class Choices {
  /// So many commands are judged at most for one option that must be filled.
  private static final int MOST = 400;

  private final Judge judge;
  private final View view;
  private final Candidates candidates;
  private int tried;

  /// A command that would be accepted.
  ///
  /// @param label what players read
  /// @param command the command
  /// @param open whether it is one example of many: lengths, angles or places may differ
  record Choice(Phrase label, Command command, boolean open) {
    /// A command of which nothing is left to choose.
    static Choice settled(Phrase label, Command command) {
      return new Choice(label, command, false);
    }
  }

  Choices(Judge judge, Battle battle) {
    this.judge = judge;
    this.view = judge.rules().seenBy(battle, battle.toAct());
    this.candidates = new Candidates(view);
  }

  /// All of them, in the ruleset's order.
  List<Choice> all() {
    if (view.ending().isPresent()) {
      return List.of();
    }
    List<Choice> choices = new ArrayList<>();
    view.pending().ifPresent(pending -> choices.addAll(answers(pending.awaited())));
    judge.rules().options(view).forEach(option -> addAll(choices, option));
    add(choices, Choice.settled(Phrase.of("app.options.offer-draw"), new Command.OfferDraw(null)));
    add(choices, Choice.settled(Phrase.of("app.options.surrender"), new Command.Surrender(null)));
    return choices;
  }

  private void addAll(List<Choice> choices, Option option) {
    switch (option) {
      case Option.Ready(Phrase label, Command command, _) ->
          add(choices, Choice.settled(label, command));
      case Option.Drafted(Phrase label, Draft draft, Pick pick) -> {
        tried = 0;
        fill(choices, new Filling(label, draft.picked().size()), draft, pick, true);
      }
    }
  }

  private List<Choice> answers(Request request) {
    if (request instanceof Request.Ask ask) {
      return ask.options().stream()
          .map(way -> Choice.settled(way.label(), answer(new Input.Chosen(way.id()))))
          .toList();
    }
    return Asked.example(request).stream()
        .map(input -> new Choice(Asked.phrase(request), answer(input), true))
        .toList();
  }

  private static Command answer(Input input) {
    return new Command.Answer(input);
  }

  private void add(List<Choice> choices, Choice choice) {
    boolean known = choices.stream().anyMatch(one -> one.command().equals(choice.command()));
    if (!known && accepts(choice.command())) {
      choices.add(choice);
    }
  }

  private boolean accepts(Command command) {
    tried++;
    return !(judge.judge(view.world(), command, Inputs.NONE) instanceof Verdict.Refused);
  }

  /// What one option is called, however it is filled.
  ///
  /// @param label what players read
  /// @param from how many of the picks the option has made itself
  private record Filling(Phrase label, int from) {
    /// The label with what was picked by name, where something was.
    Phrase of(Draft draft) {
      List<String> names =
          draft.picked().stream().skip(from).flatMap(picked -> name(picked).stream()).toList();
      return names.isEmpty()
          ? label
          : Phrase.of("app.options.filled", "label", label, "names", names);
    }

    private static Optional<String> name(Picked picked) {
      return switch (picked) {
        case Picked.Piece(var piece) -> Optional.of(piece.text());
        case Picked.Slot(var slot) -> Optional.of(slot.text());
        case Picked.Words(var word) -> Optional.of(word);
        case Picked.Path _, Picked.Turn _, Picked.Place _, Picked.Cards _, Picked.Number _ ->
            Optional.empty();
      };
    }
  }

  /// Whether something was added.
  private boolean fill(List<Choice> choices, Filling as, Draft draft, Pick pick, boolean whole) {
    boolean all = Candidates.areAll(pick);
    boolean found = false;
    for (Picked picked : candidates.of(pick)) {
      if (tried >= MOST || found && !all) {
        break;
      }
      Draft filled = draft.with(picked);
      found |=
          switch (judge.rules().next(view, filled)) {
            case Drafting.Ready(Command command) ->
                kept(choices, new Choice(as.of(filled), command, !(whole && all)));
            case Drafting.Needs(Pick more) -> fill(choices, as, filled, more, whole && all);
          };
    }
    return found;
  }

  private boolean kept(List<Choice> choices, Choice choice) {
    int before = choices.size();
    add(choices, choice);
    return choices.size() > before;
  }
}
