package baseplate.app.desktop;

import baseplate.core.Agreements;
import baseplate.core.Amount;
import baseplate.core.HouseOption;
import baseplate.core.Reckoning;
import baseplate.core.RuleEntry;
import baseplate.core.Ruleset;
import baseplate.core.Ruling;
import baseplate.core.Verdict;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.journal.Header;
import baseplate.core.scene.Mark;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.table.paint.Scheme;
import baseplate.table.paint.SideLook;
import baseplate.table.panel.LogPhrases;
import baseplate.table.panel.Numbers;
import baseplate.table.panel.RollWords;
import baseplate.table.panel.Seat;
import baseplate.table.panel.Subjects;
import baseplate.table.picture.Png;
import baseplate.table.picture.TablePicture;
import baseplate.table.play.Replay;
import baseplate.table.play.Retold;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What was ruled in one entry of a record, on one page: the order, the dice, the rulings and
/// reckonings, the agreements that decided, the rules in our own words, and the table.
///
/// @param seat the words
/// @param replay the record at the entry
/// @param ruleset by which it was played
/// @param name of the battle
/// @param looks how each side looks
record RulingSheet(Seat seat, Replay replay, Ruleset ruleset, String name, List<SideLook> looks) {
  private static final int WIDTH = 1600;

  RulingSheet {
    looks = List.copyOf(looks);
  }

  /// The table with what was wanted drawn over it, as a PNG file.
  byte[] picture() {
    List<Mark> marks = replay.now().map(Retold::marks).orElse(List.of());
    var scene = replay.model().shown().get().scene();
    return Png.of(new TablePicture(new Scheme(false), seat.texts(), looks).of(scene, marks, WIDTH));
  }

  /// The page.
  ///
  /// @param picture the name of the picture's file beside it
  String page(String picture) {
    Html html = new Html();
    html.open("!DOCTYPE html").open("html").open("head").open("meta charset=\"utf-8\"");
    html.put("title", title()).style(RulingStyle.sheet()).close("head").open("body");
    html.put("h1", title());
    facts(html);
    html.picture(picture, say("desktop.ruling.picture"));
    replay.now().ifPresent(now -> tell(html, now));
    html.put("p", "foot", say("desktop.ruling.foot"));
    return html.close("body").close("html").toString();
  }

  private String say(String key) {
    return say(Phrase.of(key));
  }

  private String say(Phrase phrase) {
    return seat.texts().say(phrase);
  }

  private String title() {
    return say(Phrase.of("desktop.ruling.title", "entry", replay.at().get(), "name", name));
  }

  private void facts(Html html) {
    Header header = replay.journal().setting().header();
    var clock = replay.model().battle().clock();
    html.open("table class=\"facts\"");
    Phrase rules =
        Phrase.of("desktop.ruling.rules", "name", ruleset.name())
            .with("version", header.book().version());
    row(html, "desktop.ruling.by", say(rules));
    row(html, "desktop.ruling.sides", String.join(", ", header.sides()));
    Phrase when = Phrase.of("desktop.ruling.when", "round", clock.round(), "turn", clock.turn());
    row(html, "desktop.ruling.where", say(when));
    if (replay.mayKnowAll()) {
      row(html, "desktop.ruling.chain", chain());
    }
    html.close("table");
  }

  private String chain() {
    int at = replay.at().get();
    return at == 0
        ? replay.journal().setting().chain().hex()
        : replay.journal().entry(at).chain().hex();
  }

  private void row(Html html, String key, String value) {
    html.open("tr").put("th", say(key)).put("td", value).close("tr");
  }

  private void tell(Html html, Retold now) {
    Verdict.Findings findings = now.seen().happening().findings();
    html.put("h2", say("desktop.ruling.order")).put("p", LogPhrases.line(seat, now.seen()));
    rolls(html, now.rolls());
    rulings(html, findings);
    findings.reckonings().forEach(reckoning -> reckoning(html, reckoning));
    agreements(html, findings.rulings());
    digests(html, cited(findings));
  }

  private void rolls(Html html, List<Given> rolls) {
    for (Given roll : rolls) {
      String faces =
          ((Input.Faces) roll.input())
              .faces().stream().map(String::valueOf).collect(Collectors.joining(" "));
      Phrase words =
          Phrase.of("desktop.ruling.roll", "faces", faces, "what", RollWords.of(seat, roll));
      html.put("p", "roll", say(words));
    }
  }

  private void rulings(Html html, Verdict.Findings findings) {
    html.put("h2", say("desktop.ruling.rulings"));
    if (findings.rulings().isEmpty()) {
      html.put("p", say("desktop.ruling.none"));
    }
    html.open("table");
    for (Ruling ruling : findings.rulings()) {
      html.open("tr").put("td", "rule", ruling.rule().text());
      html.put("td", Subjects.say(seat, ruling.subject()))
          .put("td", say(ruling.effect()))
          .close("tr");
    }
    html.close("table");
    findings
        .waived()
        .forEach(
            waived ->
                html.put("p", "harm", say("table.ledger.waived") + " " + say(waived.reason())));
  }

  private void reckoning(Html html, Reckoning reckoning) {
    html.open("table class=\"reckoning\"");
    boolean isFirst = true;
    for (Amount line : reckoning.lines()) {
      String value = isFirst ? Numbers.plain(line.value()) : Numbers.signed(line.value());
      html.open("tr").put("td", "rule", line.cited().map(RuleId::text).orElse(""));
      html.put("td", say(line.what())).put("td", "number", value).close("tr");
      isFirst = false;
    }
    html.open("tr class=\"total\"").put("td", "");
    html.put("td", say(reckoning.what()));
    html.put("td", "number", Numbers.plain(reckoning.total())).close("tr").close("table");
  }

  private void agreements(Html html, List<Ruling> rulings) {
    Set<String> keys = new LinkedHashSet<>();
    rulings.forEach(ruling -> ruling.decidedBy().ifPresent(keys::add));
    if (keys.isEmpty()) {
      return;
    }
    Agreements house = replay.journal().setting().header().house();
    html.put("h2", say("desktop.ruling.agreements")).open("table");
    for (HouseOption option : ruleset.options()) {
      if (keys.contains(option.key())) {
        html.open("tr").put("td", "rule", option.rule().text()).put("td", say(option.words()));
        html.put("td", "strong", house.value(option.key())).close("tr");
      }
    }
    html.close("table");
  }

  private static Set<RuleId> cited(Verdict.Findings findings) {
    Set<RuleId> cited = new LinkedHashSet<>();
    findings.rulings().forEach(ruling -> cited.add(ruling.rule()));
    findings.reckonings().stream()
        .flatMap(reckoning -> reckoning.lines().stream())
        .map(Amount::cited)
        .flatMap(Optional::stream)
        .forEach(cited::add);
    findings.waived().forEach(waived -> cited.addAll(waived.rules()));
    return cited;
  }

  private void digests(Html html, Set<RuleId> cited) {
    html.put("h2", say("desktop.ruling.digests")).open("table");
    for (RuleEntry rule : ruleset.digest()) {
      if (cited.contains(rule.id())) {
        html.open("tr").put("td", "rule", rule.id().text());
        html.put("td", say(rule.digest())).close("tr");
      }
    }
    html.close("table");
  }
}
