package baseplate.data;

import baseplate.core.Ruleset;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Header;
import baseplate.core.journal.HeaderDocs;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Verification;
import baseplate.core.journal.Verifier;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads the bytes of a battle file.
final class BattleReader {
  private static final Set<String> FOREIGN = Set.of("data.mend.newer", "data.mend.ruleset");
  private static final Limits HEADER = new Limits(8 << 20, 500_000);

  private final String name;
  private final byte[] bytes;
  private final List<Ruleset> rulesets;
  private final Upgraders upgraders;
  private final Lines lines;
  private final Links links = new Links();

  BattleReader(String name, byte[] bytes, List<Ruleset> rulesets) {
    this(name, bytes, rulesets, Upgraders.RELEASED);
  }

  BattleReader(String name, byte[] bytes, List<Ruleset> rulesets, Upgraders upgraders) {
    this.name = name;
    this.upgraders = upgraders;
    this.bytes = bytes;
    this.rulesets = rulesets;
    this.lines = new Lines(bytes);
  }

  /// What a file gave.
  ///
  /// @param journal the entries up to the last line whose link holds
  /// @param good the offset behind that line
  /// @param ended whether that line has its end
  /// @param bad the first line that does not hold, 0 when all do
  /// @param format the format of the file
  record Reading(Journal journal, int good, boolean ended, int bad, int format) {}

  /// Reads up to the last line whose link holds; throws [BadFile] when the header's does not, or
  /// when a line that holds cannot be understood.
  Reading read() {
    FileKind.demand(FileKind.BATTLE, name, bytes);
    Head head = head();
    if (!head.holds()) {
      throw bad(1, "", Phrase.of("data.battle.header"), "data.mend.whole");
    }
    Journal journal = new Journal(head.setting());
    Lines.Line last = head.line();
    while (lines.hasNext()) {
      Lines.Line line = lines.next();
      if (!links.holds(bytes, line)) {
        return new Reading(journal, last.behind(), last.ended(), line.number(), head.format());
      }
      append(journal, head, line);
      last = line;
    }
    return new Reading(journal, last.behind(), last.ended(), 0, head.format());
  }

  private void append(Journal journal, Head head, Lines.Line line) {
    try {
      journal.append(entry(head, line));
    } catch (Malformed malformed) {
      throw bad(line.number(), malformed);
    }
  }

  /// Reads and judges again; throws [BadFile] when it is no battle file, or none that this program
  /// could judge.
  Verification verify() {
    FileKind.demand(FileKind.BATTLE, name, bytes);
    try {
      return verify(head());
    } catch (BadFile badHeader) {
      if (badHeader.file().equals(name) && isDamage(badHeader)) {
        return Verification.ofHeader(badHeader.problem());
      }
      throw badHeader;
    }
  }

  /// Whether the header of a battle file was damaged, rather than never there or not for this
  /// program.
  private boolean isDamage(BadFile bad) {
    return FileKind.isBattle(bytes) && !FOREIGN.contains(bad.mend().key());
  }

  private Verification verify(Head head) {
    Verifier verifier = verifierOf(head);
    while (lines.hasNext() && verifier.goesOn()) {
      verify(head, lines.next(), verifier);
    }
    return verifier.result();
  }

  /// A verifier that knows the faults of the header.
  private static Verifier verifierOf(Head head) {
    Verifier verifier = new Verifier(head.setting(), head.states());
    if (!head.holds()) {
      verifier.fault(0, Phrase.of("data.battle.header"));
    }
    if (!head.line().ended()) {
      verifier.fault(0, Phrase.of("data.battle.cut"));
    }
    return verifier;
  }

  private void verify(Head head, Lines.Line line, Verifier verifier) {
    boolean holds = links.holds(bytes, line);
    @Nullable Entry entry = understood(head, line, verifier);
    if (entry != null) {
      verifier.check(entry, holds ? Verifier.Link.HOLDS : Verifier.Link.BROKEN);
      if (!line.ended()) {
        verifier.fault(line.number() - 1, Phrase.of("data.battle.cut"));
      }
    }
  }

  private @Nullable Entry understood(Head head, Lines.Line line, Verifier verifier) {
    try {
      return entry(head, line);
    } catch (Malformed malformed) {
      verifier.lost(line.number() - 1, malformed.problem());
    } catch (BadFile unreadable) {
      Phrase reason = line.ended() ? unreadable.problem() : Phrase.of("data.battle.cut");
      verifier.lost(line.number() - 1, reason);
    }
    return null;
  }

  private Entry entry(Head head, Lines.Line line) {
    Doc doc = Json.read(source(line), Limits.LINE);
    Doc today = upgraders.entry(head.format(), Fields.of(doc, "").whole());
    return head.setting().entries().read(Fields.of(today, ""));
  }

  private Source source(Lines.Line line) {
    return new Source(name, bytes, line.from(), line.length(), line.number());
  }

  /// The header.
  ///
  /// @param holds whether its link holds
  private record Head(Setting setting, int format, boolean holds, Lines.Line line) {
    Verifier.States states() {
      return format == Header.FORMAT
          ? Verifier.States.OF_TODAY
          : Verifier.States.OF_AN_OLDER_FORMAT;
    }
  }

  private Lines.Line firstLine() {
    if (!lines.hasNext()) {
      throw new BadFile(name, "", Phrase.of("data.battle.none"), Phrase.of("data.mend.battle"));
    }
    return lines.next();
  }

  private Head head() {
    Lines.Line line = firstLine();
    boolean holds = links.holds(bytes, line);
    Doc doc = Json.read(source(line), HEADER);
    try {
      return head(line, Fields.of(doc, ""), holds);
    } catch (Malformed malformed) {
      throw bad(1, malformed);
    }
  }

  private Head head(Lines.Line line, Fields raw, boolean holds) {
    int format = format(raw);
    Fields fields = Fields.of(upgraders.header(format, raw.whole()), "");
    String stated = fields.text("chain");
    Header header = HeaderDocs.read(fields);
    Setting setting = Setting.of(header, ruleset(header.book().ruleset()));
    boolean written = format < Header.FORMAT || setting.chain().hex().equals(stated);
    return new Head(setting, format, holds && written, line);
  }

  private int format(Fields fields) {
    if (!fields.has("baseplate") || !fields.text("baseplate").equals("battle")) {
      throw bad(1, "", Phrase.of("data.battle.none"), "data.mend.battle");
    }
    int format = fields.count("format", upgraders.oldest(), Integer.MAX_VALUE);
    if (format > Header.FORMAT) {
      throw bad(1, "/format", Phrase.of("data.battle.newer", "format", format), "data.mend.newer");
    }
    return format;
  }

  private Ruleset ruleset(String id) {
    Phrase unknown = Phrase.of("data.battle.ruleset", "id", id);
    return rulesets.stream()
        .filter(ruleset -> ruleset.id().equals(id))
        .findFirst()
        .orElseThrow(() -> bad(1, "/ruleset", unknown, "data.mend.ruleset"));
  }

  private BadFile bad(int line, Malformed malformed) {
    return bad(line, malformed.pointer(), malformed.problem(), "data.mend.whole");
  }

  private BadFile bad(int line, String pointer, Phrase problem, String mend) {
    String place = pointer.isEmpty() ? Integer.toString(line) : line + " " + pointer;
    return new BadFile(name, place, problem, Phrase.of(mend));
  }
}
