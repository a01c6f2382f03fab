package baseplate.table.bench;

import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.core.words.Texts;
import baseplate.table.look.Look;
import java.util.function.Consumer;

/// What every part of a bench is given.
///
/// @param model the draft
/// @param texts the words
/// @param look how the player wants it
/// @param digest opens a rule
public record Desk(BenchModel model, Texts texts, Look look, Consumer<RuleId> digest) {
  String say(String key) {
    return texts.say(Phrase.of(key));
  }

  String say(Phrase phrase) {
    return texts.say(phrase);
  }

  /// The words of a value of a choice.
  String said(Phrase label, String value) {
    String key = label.key() + "." + value;
    return texts.has(key) ? texts.say(Phrase.of(key)) : value.replace('-', ' ');
  }

  /// Controls for a field.
  FieldEditor editor(Field field, FieldEditor.Change change) {
    return switch (field) {
      case Field.Number number -> new NumberEditor(this, number, change);
      case Field.Choice choice -> new ChoiceEditor(this, choice, change);
      case Field.Text text -> new TextEditor(this, text, change);
      case Field.Parts parts -> new PartsEditor(this, parts, change);
      case Field.Outline outline -> new OutlineEditor(this, outline, change);
      case Field.Joint joint -> new JointEditor(this, joint, change);
      case Field.Counts counts -> new CountsEditor(this, counts, change);
    };
  }
}
