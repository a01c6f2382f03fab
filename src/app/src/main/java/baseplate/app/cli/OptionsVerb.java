package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.SideId;
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
    List<Choices.Choice> choices = choices(save, battle);
    if (call.json()) {
      call.page().json(doc(choices, save.teller(), battle.toAct()));
    } else {
      tell(choices, save, battle);
    }
    return Exit.DONE;
  }

  private static List<Choices.Choice> choices(Save save, Battle battle) {
    return new Choices(save.setting().judge(Judge.Showing.RESULT_ONLY), battle).all();
  }

  private static Doc.Obj doc(List<Choices.Choice> choices, Teller teller, SideId side) {
    return Doc.object()
        .put("side", teller.side(side))
        .put("options", Doc.list(choices, choice -> doc(choice, teller)))
        .build();
  }

  private static Doc.Obj doc(Choices.Choice choice, Teller teller) {
    Doc.Obj command = teller.command(choice.command());
    return Doc.object()
        .put("label", teller.say(choice.label()))
        .put("command", command)
        .putUnlessNull("template", choice.open() ? Templates.of(command) : null)
        .build();
  }

  private static void tell(List<Choices.Choice> choices, Save save, Battle battle) {
    Page page = save.page();
    if (battle.ending().isPresent()) {
      page.say(Phrase.of("app.options.over", "how", battle.ending().get().how()));
      return;
    }
    page.say(Phrase.of("app.options.head", "side", battle.toAct()));
    choices.forEach(choice -> page.item(line(choice, save.teller())));
  }

  private static Phrase line(Choices.Choice choice, Teller teller) {
    String key = choice.open() ? "app.options.example" : "app.options.one";
    String command = Commands.text(teller.command(choice.command()));
    return Phrase.of(key, "label", choice.label(), "command", command);
  }
}
