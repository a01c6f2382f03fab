package baseplate.app.cli;

import baseplate.core.Amount;
import baseplate.core.Reckoning;
import baseplate.core.Refusal;
import baseplate.core.Ruling;
import baseplate.core.Verdict;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// Writes rulings, reckonings and refusals for people.
final class Findings {
  private final Page page;
  private final Teller teller;

  Findings(Page page, Teller teller) {
    this.page = page;
    this.teller = teller;
  }

  /// All that judging left behind.
  void tell(Verdict.Findings findings) {
    tellRulings(findings.rulings());
    findings.reckonings().forEach(reckoning -> page.item(reckoning(reckoning)));
    findings.waived().forEach(refusal -> page.item(waived(refusal)));
  }

  /// What several rules say of one thing in the same words is told once.
  private void tellRulings(List<Ruling> rulings) {
    int from = 0;
    while (from < rulings.size()) {
      int to = from + 1;
      while (to < rulings.size() && saySame(rulings.get(from), rulings.get(to))) {
        to++;
      }
      page.item(ruling(rulings.subList(from, to)));
      from = to;
    }
  }

  private static boolean saySame(Ruling one, Ruling other) {
    return one.subject().equals(other.subject()) && one.effect().equals(other.effect());
  }

  private Phrase ruling(List<Ruling> same) {
    Ruling ruling = same.getFirst();
    List<RuleId> rules = same.stream().map(Ruling::rule).distinct().toList();
    String subject = teller.subject(ruling.subject());
    return Phrase.of(subject.isEmpty() ? "app.ruling.bare" : "app.ruling", "rule", rules)
        .with("subject", subject)
        .with("effect", ruling.effect());
  }

  private Phrase reckoning(Reckoning reckoning) {
    String subject = teller.subject(reckoning.subject());
    Phrase what =
        subject.isEmpty()
            ? reckoning.what()
            : Phrase.of("app.reckoning.of", "what", reckoning.what(), "subject", subject);
    return reckoning.lines().size() == 1
        ? single(what, reckoning, reckoning.lines().getFirst())
        : Phrase.of("app.reckoning", "what", what)
            .with("lines", lines(reckoning))
            .with("total", reckoning.total());
  }

  /// A number that nothing was added to.
  private static Phrase single(Phrase what, Reckoning reckoning, Amount line) {
    if (line.what().equals(reckoning.what())) {
      return Phrase.of("app.reckoning.plain", "what", what, "total", reckoning.total());
    }
    return Phrase.of(line.cited().isEmpty() ? "app.reckoning.one" : "app.reckoning.one.cited")
        .with("what", what)
        .with("line", line.what())
        .with("rule", line.cited().map(RuleId::text).orElse(""))
        .with("total", reckoning.total());
  }

  private static List<Phrase> lines(Reckoning reckoning) {
    List<Phrase> lines = new ArrayList<>();
    for (Amount amount : reckoning.lines()) {
      lines.add(amount(amount, lines.isEmpty()));
    }
    return lines;
  }

  /// A line of a reckoning; what is added to the first one has its sign.
  static Phrase amount(Amount amount, boolean base) {
    String value = base ? plain(amount.value()) : signed(amount.value());
    Phrase line = Phrase.of("app.amount", "what", amount.what(), "value", value);
    return amount.cited().isEmpty()
        ? line
        : Phrase.of("app.amount.cited", "amount", line, "rule", amount.cited().get());
  }

  static String signed(BigDecimal value) {
    return value.signum() < 0 ? plain(value) : "+" + plain(value);
  }

  private static String plain(BigDecimal value) {
    return value.toPlainString();
  }

  private Phrase waived(Refusal refusal) {
    return Phrase.of("app.waived", "refusal", refusal(refusal));
  }

  /// Why something is refused and what would be accepted, on one line.
  Phrase refusal(Refusal refusal) {
    Phrase line =
        refusal.rules().isEmpty()
            ? refusal.reason()
            : Phrase.of("app.refusal", "rules", refusal.rules(), "reason", refusal.reason());
    if (refusal.kind() == Refusal.Kind.STRUCTURE && !refusal.rules().isEmpty()) {
      line = Phrase.of("app.refusal.structure", "refusal", line);
    }
    return refusal.amended().isEmpty()
        ? line
        : Phrase.of("app.refusal.nearest", "refusal", line)
            .with("nearest", Commands.text(teller.command(refusal.amended().get())));
  }
}
