package baseplate.app.cli;

import baseplate.core.Amount;
import baseplate.core.Command;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.PieceId;
import baseplate.core.PieceState;
import baseplate.core.Pieces;
import baseplate.core.Reckoning;
import baseplate.core.Refusal;
import baseplate.core.Ruling;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.journal.CoreCodec;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.core.words.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Tells what the judge found, as JSON: ids and numbers neutral, sentences in words.
final class Teller {
  private final Texts texts;
  private final CoreCodec codec;
  private final List<String> sides;
  private final Pieces pieces;

  /// @param texts the words of the ruleset
  /// @param codec writes commands and events
  /// @param sides the names of the sides
  /// @param pieces the pieces of the battle
  Teller(Texts texts, CoreCodec codec, List<String> sides, Pieces pieces) {
    this.sides = List.copyOf(sides);
    this.codec = codec;
    this.pieces = pieces;
    this.texts = texts.naming(this::named);
  }

  private Object named(Object value) {
    return value instanceof Phrase phrase
            && phrase.key().equals(SideId.KEY)
            && phrase.args().get("number") instanceof Long number
            && number >= 1
            && number <= sides.size()
        ? sides.get(number.intValue() - 1)
        : value;
  }

  /// The words, with sides called by their names.
  Texts texts() {
    return texts;
  }

  /// The name of a side.
  String side(SideId side) {
    return side.number() < sides.size() ? sides.get(side.number()) : side.toString();
  }

  /// A command as files have it.
  Doc.Obj command(Command command) {
    return codec.write(command);
  }

  /// An event as files have it.
  Doc.Obj event(Event event) {
    return codec.write(event);
  }

  /// What a ruleset remembers of a piece, as files have it.
  Doc.Obj state(PieceState state) {
    return codec.write(state);
  }

  /// `{rule, subject, effect, agreement?}`.
  Doc.Obj ruling(Ruling ruling) {
    return Doc.object()
        .put("rule", ruling.rule().text())
        .put("subject", subject(ruling.subject()))
        .put("effect", texts.say(ruling.effect()))
        .putUnlessNull("agreement", ruling.decidedBy().<Doc>map(Doc::of).orElse(null))
        .build();
  }

  /// What a ruling is about: a side by its name.
  String subject(String subject) {
    boolean isSide =
        subject.matches("[0-9]{1,2}")
            && Integer.parseInt(subject) < sides.size()
            && pieces.find(new PieceId(subject)).isEmpty();
    return isSide ? sides.get(Integer.parseInt(subject)) : subject;
  }

  /// `{what, subject, lines: [{what, rule?, amount}], total}`.
  Doc.Obj reckoning(Reckoning reckoning) {
    return Doc.object()
        .put("what", texts.say(reckoning.what()))
        .put("subject", subject(reckoning.subject()))
        .put("lines", Doc.list(reckoning.lines(), this::amount))
        .put("total", reckoning.total())
        .build();
  }

  private Doc.Obj amount(Amount amount) {
    return Doc.object()
        .put("what", texts.say(amount.what()))
        .putUnlessNull("rule", amount.cited().<Doc>map(rule -> Doc.of(rule.text())).orElse(null))
        .put("amount", amount.value())
        .build();
  }

  /// `{rule, rules, kind, reason, nearest?}`; `rule` is null where only the shape of the battle
  /// forbids it.
  Doc.Obj refusal(Refusal refusal) {
    Optional<RuleId> first = refusal.rules().stream().findFirst();
    return Doc.object()
        .put("rule", first.<Doc>map(rule -> Doc.of(rule.text())).orElseGet(Doc.Nothing::new))
        .put("rules", Doc.list(refusal.rules(), rule -> Doc.of(rule.text())))
        .put("kind", refusal.kind().name().toLowerCase(Locale.ROOT))
        .put("reason", texts.say(refusal.reason()))
        .putUnlessNull("nearest", refusal.amended().<Doc>map(this::command).orElse(null))
        .build();
  }

  /// What is asked: as files have it, with sentences and names in place of keys and numbers.
  Doc.Obj awaiting(Request request) {
    return request instanceof Request.Ask ask ? choice(ask) : input(request);
  }

  private Doc.Obj choice(Request.Ask ask) {
    return Doc.object()
        .put("kind", "choice")
        .put("asks", texts.say(ask.question()))
        .put("choice", ask.kind())
        .put("side", side(ask.side()))
        .put("options", Doc.list(ask.options(), this::way))
        .build();
  }

  private Doc.Obj input(Request request) {
    return Doc.object()
        .put("kind", request instanceof Request.Turn ? "card" : "roll")
        .put("asks", texts.say(Asked.phrase(request)))
        .put("request", CoreCodec.write(request))
        .build();
  }

  private Doc.Obj way(Request.Way way) {
    return Doc.object().put("id", way.id()).put("label", texts.say(way.label())).build();
  }

  /// `{verdict, events, rulings, reckonings, awaiting?, refusal?, waived?}`.
  DocBuilder verdict(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted accepted ->
          inputs(told("accepted", accepted.events(), accepted.findings()), accepted.inputs());
      case Verdict.Awaiting awaiting ->
          inputs(told("awaiting", awaiting.events(), awaiting.findings()), awaiting.inputs())
              .put("awaiting", awaiting(awaiting.request()));
      case Verdict.Refused refused ->
          told("refused", List.of(), refused.findings()).put("refusal", refusal(refused.refusal()));
    };
  }

  private DocBuilder told(String verdict, List<Event> events, Verdict.Findings findings) {
    DocBuilder doc =
        Doc.object().put("verdict", verdict).put("events", Doc.list(events, this::event));
    putFindings(doc, findings);
    return doc;
  }

  /// Puts `rulings`, `reckonings` and, where there are any, `waived`.
  void putFindings(DocBuilder doc, Verdict.Findings findings) {
    doc.put("rulings", Doc.list(findings.rulings(), this::ruling));
    doc.put("reckonings", Doc.list(findings.reckonings(), this::reckoning));
    if (!findings.waived().isEmpty()) {
      doc.put("waived", Doc.list(findings.waived(), this::refusal));
    }
  }

  /// Puts `winner`, null where nobody won, `rule` and `how`.
  DocBuilder putEnding(DocBuilder doc, Ending ending) {
    Doc winner = ending.won().<Doc>map(won -> Doc.of(side(won))).orElseGet(Doc.Nothing::new);
    return doc.put("winner", winner)
        .put("rule", ending.rule().text())
        .put("how", texts.say(ending.how()));
  }

  /// Puts `faces`, those of all rolls in order, and `inputs`, each roll, card and answer as files
  /// have it.
  static DocBuilder inputs(DocBuilder doc, List<Input> inputs) {
    List<Integer> faces = new ArrayList<>();
    for (Input input : inputs) {
      if (input instanceof Input.Faces(List<Integer> shown)) {
        faces.addAll(shown);
      }
    }
    return doc.put("faces", Doc.list(faces, Doc::of))
        .put("inputs", Doc.list(inputs, CoreCodec::write));
  }

  /// A sentence.
  String say(Phrase phrase) {
    return texts.say(phrase);
  }
}
