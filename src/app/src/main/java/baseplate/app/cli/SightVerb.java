package baseplate.app.cli;

import baseplate.app.svg.Picture;
import baseplate.core.Amount;
import baseplate.core.PieceId;
import baseplate.core.Ruling;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.input.Distribution;
import baseplate.core.input.Fraction;
import baseplate.core.input.Request;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Scene;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.core.words.Texts;
import baseplate.geometry.sight.Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;

/// `sight`: the certificate of a look and what follows from it.
final class SightVerb implements Verb {
  private static final int PLACES = 12;

  @Override
  public String name() {
    return "sight";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("B").word("FROM").word("TO").option("svg", "FILE").option("at", "N").flag("force");
  }

  @Override
  public Exit run(Call call) {
    call.demand("svg", "force");
    EntryWord entry = EntryWord.read(call, "at", 0);
    Save save = Saves.read(call, call.file(0));
    var battle = save.journal().battleAfter(entry.in(save));
    View view = save.setting().rules().seenBy(battle, battle.toAct());
    PieceId from = piece(view, call.word(1));
    PieceId to = piece(view, call.word(2));
    SightReport report =
        save.setting()
            .rules()
            .sight(view, from, to)
            .orElseThrow(
                () -> Trouble.cannot(Phrase.of("app.trouble.sight", "from", from, "to", to)));
    Optional<Output> picture = Output.of(call, "svg", List.of(save.file()));
    picture.ifPresent(file -> draw(file, save, view, report, from, to));
    if (call.json()) {
      call.page().json(doc(save.teller(), report));
    } else {
      tell(save, report, from, to);
      picture.ifPresent(file -> save.page().say(file.picture()));
    }
    return Exit.DONE;
  }

  private static PieceId piece(View view, String text) {
    return view.pieces().list().stream()
        .map(piece -> piece.id())
        .filter(id -> id.text().equals(text))
        .findFirst()
        .orElseThrow(
            () -> Trouble.cannot(Phrase.of("app.trouble.piece", "id", text, "ids", ids(view))));
  }

  private static List<String> ids(View view) {
    return view.pieces().list().stream().map(piece -> piece.id().text()).toList();
  }

  private static Doc.Obj doc(Teller teller, SightReport report) {
    Certificate certificate = report.certificate();
    DocBuilder doc =
        Doc.object()
            .put("sees", report.sees())
            .put("band", band(certificate))
            .put("hidden", hidden(certificate))
            .put("blockers", Doc.list(report.blockers(), id -> Doc.of(id.text())))
            .put("modifiers", Doc.list(report.modifiers(), amount -> modifier(amount, teller)));
    if (report.need() != null) {
      doc.put("need", report.need());
    }
    chance(report).ifPresent(chance -> doc.put("odds", odds(chance)));
    return doc.put("rules", Doc.list(rules(report), rule -> Doc.of(rule.text())))
        .put("rulings", Doc.list(report.rulings(), teller::ruling))
        .put("certificate", Doc.list(certificate.text().lines().toList(), Doc::of))
        .build();
  }

  private static Doc.Obj hidden(Certificate certificate) {
    return Doc.object()
        .put("decimal", certificate.hiddenDecimal())
        .putUnlessNull("fraction", certificate.hiddenFraction().map(Doc::of).orElse(null))
        .build();
  }

  private static String band(Certificate certificate) {
    return certificate.band().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Doc.Obj modifier(Amount amount, Teller teller) {
    return Doc.object()
        .put("rule", amount.cited().<Doc>map(r -> Doc.of(r.text())).orElseGet(Doc.Nothing::new))
        .put("on", teller.say(amount.what()))
        .put("amount", amount.value())
        .build();
  }

  private static Doc.Obj odds(Fraction chance) {
    return Doc.object()
        .put("fraction", chance.toString())
        .put("decimal", chance.decimal(PLACES))
        .build();
  }

  private static Optional<Fraction> chance(SightReport report) {
    return report.request().flatMap(Distribution::of).map(all -> all.chance(1).reduced());
  }

  private static Iterable<RuleId> rules(SightReport report) {
    TreeSet<RuleId> rules = new TreeSet<>();
    report.rulings().stream().map(Ruling::rule).forEach(rules::add);
    report.modifiers().forEach(amount -> amount.cited().ifPresent(rules::add));
    return rules;
  }

  private static void tell(Save save, SightReport report, PieceId from, PieceId to) {
    Page page = save.page();
    page.say(headline(report, from, to));
    report.modifiers().forEach(amount -> page.item(Findings.amount(amount, false)));
    needs(report).ifPresent(page::item);
    new Findings(page, save.teller())
        .tell(new baseplate.core.Verdict.Findings(report.rulings(), List.of(), List.of()));
    page.say(Phrase.of("app.sight.certificate"));
    report.certificate().text().lines().map(SightVerb::line).forEach(page::item);
  }

  private static Phrase line(String line) {
    return Phrase.of("app.sight.line", "line", line);
  }

  /// What must be rolled for a shot, where there can be one.
  private static Optional<Phrase> needs(SightReport report) {
    return chance(report)
        .map(
            chance ->
                Phrase.of("app.sight.needs", "asked", Asked.phrase(roll(report)))
                    .with("fraction", chance.toString())
                    .with("percent", Percent.of(chance.decimal(PLACES))));
  }

  private static Request roll(SightReport report) {
    return report.request().orElseThrow();
  }

  private static Phrase headline(SightReport report, PieceId from, PieceId to) {
    Certificate certificate = report.certificate();
    return Phrase.of(report.sees() ? "app.sight.sees" : "app.sight.blind", "from", from, "to", to)
        .with("percent", Percent.of(certificate.hiddenDecimal()))
        .with("band", Phrase.of("app.band." + band(certificate)))
        .with("blockers", blockers(report));
  }

  private static Object blockers(SightReport report) {
    return report.blockers().isEmpty() ? Phrase.of("app.sight.nothing") : report.blockers();
  }

  private static void draw(
      Output file, Save save, View view, SightReport report, PieceId from, PieceId to) {
    Scene scene = save.setting().rules().scene(view);
    List<Mark> marks = new ArrayList<>(scene.marks());
    marks.addAll(report.marks());
    Scene marked = new Scene(scene.table(), scene.zones(), scene.figures(), marks, scene.slots());
    file.write(new Picture(marked, save.texts(), captions(save, report, from, to)).svg());
  }

  private static List<Picture.Caption> captions(
      Save save, SightReport report, PieceId from, PieceId to) {
    Texts texts = save.texts();
    Phrase needs = needs(report).orElse(Phrase.of("app.sight.no-shot"));
    return List.of(new Picture.Caption(texts.say(headline(report, from, to)), texts.say(needs)));
  }
}
