package baseplate.simulation.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Fields;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.journal.CoreCodec;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Header;
import baseplate.core.journal.Session;
import baseplate.core.play.Drawn;
import baseplate.data.BattleFiles;
import baseplate.testkit.Case;
import baseplate.testkit.Cases;
import baseplate.testkit.cards.CardRules;
import baseplate.testkit.cards.Cards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A duel that stops at every input, is saved, killed, opened and undone on the way is the duel
/// that was played straight on.
class SuspensionTest {
  private static final int RESOLUTIONS = Cases.count(2_000, 100_000);
  private static final int FILES = Cases.count(2, 40);

  private final CardRules rules = Cards.rules();
  private final CoreCodec codec = new CoreCodec(rules.codec());
  private final Judge judge = new Judge(rules, Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
  private int resolutions;
  private int suspensions;

  @TempDir private Path folder;

  @Test
  void stopping_at_every_input_and_reading_back_changes_nothing() {
    for (long seed = 0; resolutions < RESOLUTIONS; seed++) {
      play(new Case(seed));
    }
    assertThat(suspensions).isGreaterThan(RESOLUTIONS / 2);
  }

  private void play(Case one) {
    Battle battle = Cards.fresh();
    while (battle.ending().isEmpty()) {
      battle = resolved(battle, one);
    }
  }

  /// The battle after some command that is not refused.
  private Battle resolved(Battle battle, Case one) {
    List<Command> wishes = Duels.wishes(rules, battle.toAct());
    while (true) {
      Command wish = one.oneOf(wishes);
      List<Input> used = new ArrayList<>();
      Drawn drawn = new Drawn(one);
      Inputs all = asked -> drawn.next(asked).map(input -> noted(used, input));
      if (judge.judge(battle, wish, all) instanceof Verdict.Accepted straight) {
        resolutions++;
        assertThat(suspended(battle, wish, used)).isEqualTo(straight.after());
        return straight.after();
      }
    }
  }

  private static Input noted(List<Input> used, Input input) {
    used.add(input);
    return input;
  }

  private Battle suspended(Battle battle, Command wish, List<Input> inputs) {
    Verdict verdict = judge.judge(battle, wish, Inputs.NONE);
    for (Input input : inputs) {
      suspensions++;
      Battle saved = readBack(((Verdict.Awaiting) verdict).after());
      verdict = judge.judge(saved, new Command.Answer(input), Inputs.NONE);
    }
    return readBack(((Verdict.Accepted) verdict).after());
  }

  private Battle readBack(Battle battle) {
    Battle back = codec.battle(Fields.of(codec.write(battle), ""));
    assertThat(back).isEqualTo(battle);
    return back;
  }

  @Test
  void a_file_that_is_killed_opened_and_undone_at_every_input_ends_alike() {
    Cases.of(21, FILES).each(this::checkFile);
  }

  private void checkFile(Case one) throws IOException {
    Session straight = Duels.played(new Seed(one.bits()));
    Path path = folder.resolve(one.seed() + ".battle.jsonl");
    BattleFiles files = new BattleFiles(List.of(new Cards()));
    files.create(path, Duels.setting(new Header.Typed())).file().close();
    for (Entry entry : straight.journal().entries()) {
      submit(files, path, entry.command(), one);
      for (Given given : entry.given()) {
        submit(files, path, new Command.Answer(given.input()), one);
      }
      assertThat(files.read(path).battle())
          .isEqualTo(straight.journal().battleAfter(entry.number()));
    }
    assertThat(files.verify(path).firstBad()).isEmpty();
  }

  private static void submit(BattleFiles files, Path path, Command command, Case one)
      throws IOException {
    BattleFiles.Opened opened = files.open(path);
    try (var file = opened.file()) {
      Session session = new Session(opened.journal(), file);
      assertThat(session.submit(command)).isNotInstanceOf(Verdict.Refused.class);
      undoAndRedo(session);
    }
    if (one.oneIn(6)) {
      Files.writeString(path, "{\"entry\":", StandardOpenOption.APPEND);
    }
  }

  private static void undoAndRedo(Session session) {
    Battle before = session.battle();
    if (!(session.submit(new Command.Undo()) instanceof Verdict.Refused)) {
      assertThat(session.submit(new Command.Redo())).isNotInstanceOf(Verdict.Refused.class);
    }
    assertThat(session.battle()).isEqualTo(before);
  }
}
