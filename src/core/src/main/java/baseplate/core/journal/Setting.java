package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.Rules;
import baseplate.core.Ruleset;
import baseplate.core.doc.Canonical;
import baseplate.core.doc.Fields;

/// A header understood by its ruleset: what a battle is played, opened and verified by.
public final class Setting {
  private final Header header;
  private final Rules rules;
  private final CoreCodec codec;
  private final EntryDocs entries;
  private final Battle start;
  private final Digest chain;

  private Setting(Header header, Rules rules) {
    this.header = header;
    this.rules = rules;
    this.codec = new CoreCodec(rules.codec());
    this.entries = new EntryDocs(codec);
    this.start = codec.battle(Fields.of(header.start(), "/start"));
    sides().demand(start, "/start");
    this.chain = Chain.next(Chain.START, Canonical.bytes(HeaderDocs.write(header)));
  }

  /// Reads the header's data by its ruleset; throws [baseplate.core.doc.Malformed] with a pointer
  /// into the header.
  public static Setting of(Header header, Ruleset ruleset) {
    header.house().demandReadings(ruleset.options());
    Fields content = Fields.of(header.content(), "/content");
    Rules rules = CoreCodec.guarded(content, () -> ruleset.rules(content, header.house()));
    return new Setting(header, rules);
  }

  /// A fresh battle of the ruleset.
  ///
  /// @param opening what the ruleset set up with the agreements
  /// @param terms all that the header holds beside what the opening gives
  public static Setting fresh(Ruleset ruleset, Ruleset.Opening opening, Terms terms) {
    Rules rules = ruleset.rules(Fields.of(opening.content(), "/content"), terms.house());
    Header header =
        new Header(
            terms.program(),
            new Header.Book(ruleset.id(), ruleset.version()),
            terms.dice(),
            terms.sides(),
            terms.house(),
            terms.enforcement(),
            opening.content(),
            new CoreCodec(rules.codec()).write(opening.start()));
    return new Setting(header, rules);
  }

  /// The header.
  public Header header() {
    return header;
  }

  /// The ruleset's rules with the header's data and agreements.
  public Rules rules() {
    return rules;
  }

  /// Writes and reads the values of this battle.
  public CoreCodec codec() {
    return codec;
  }

  /// Writes and reads the entries of this battle.
  public EntryDocs entries() {
    return entries;
  }

  /// The battle before its first command.
  public Battle start() {
    return start;
  }

  Sides sides() {
    return new Sides(header.sides().size());
  }

  /// The header's own digest, on which the first entry stands.
  public Digest chain() {
    return chain;
  }

  /// A judge by these rules and the header's enforcement.
  public Judge judge(Judge.Showing showing) {
    return new Judge(rules, header.enforcement(), showing, header.sides().size());
  }

  /// The digest of a whole battle.
  public Digest digest(Battle battle) {
    return Digest.of(Canonical.bytes(codec.write(battle)));
  }

  /// Whether a digest stands in the entry that led from one battle to the other: a turn ended, or
  /// the battle did.
  static boolean isMilestone(Battle before, Battle after) {
    return before.clock().turn() != after.clock().turn()
        || before.ending().isPresent() != after.ending().isPresent();
  }
}
