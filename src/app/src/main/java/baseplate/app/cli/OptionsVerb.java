package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.doc.Doc;
import baseplate.core.words.Phrase;
import java.util.List;

/// `options`: what the side to act may do now, as commands that the judge accepts.
final class OptionsVerb implements Verb {
  @Override
  public String name() {
    return "options";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("B");
  }

  @Override
  public Exit run(Call call) {
    Save save = Saves.read(call, call.file(0));
    Battle battle = save.journal().battle();
    Judge judge = save.setting().judge(Judge.Showing.RESULT_ONLY);
    List<Choices.Choice> choices = new Choices(judge, battle).all();
    Teller teller = save.teller();
    if (call.json()) {
      call.page()
          .json(
              Doc.object()
                  .put("side", teller.side(battle.toAct()))
                  .put("options", Doc.list(choices, choice -> doc(choice, teller)))
                  .build());
      return Exit.DONE;
    }
    tell(choices, save.page(), teller, battle);
    return Exit.DONE;
  }

  private static Doc.Obj doc(Choices.Choice choice, Teller teller) {
    Doc.Obj command = teller.command(choice.command());
    return Doc.object()
        .put("label", teller.say(choice.label()))
        .put("command", command)
        .putUnlessNull("template", choice.open() ? Templates.of(command) : null)
        .build();
  }

  private static void tell(List<Choices.Choice> choices, Page page, Teller teller, Battle battle) {
    if (battle.ending().isPresent()) {
      page.say(Phrase.of("app.options.over", "how", battle.ending().get().how()));
      return;
    }
    page.say(Phrase.of("app.options.head", "side", battle.toAct()));
    for (Choices.Choice choice : choices) {
      page.item(
          Phrase.of(
              choice.open() ? "app.options.example" : "app.options.one",
              "label",
              choice.label(),
              "command",
              Commands.text(teller.command(choice.command()))));
    }
  }
}
