package baseplate.microbrickbattle;

import baseplate.core.TableSize;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.Circle;
import baseplate.geometry.Length;
import org.jspecify.annotations.Nullable;

/// What a battle is fought for, in files: `strip`, `lastRound`, `exit`, `hold`.
final class TermsDocs {
  private static final long USUAL_STRIP = 4_000;
  private static final int USUAL_LAST_ROUND = 12;
  private static final int MOST_ROUNDS = 1000;
  private static final int MOST_UNITS = 100;
  private static final long LEAST_RADIUS = 100;
  private static final long MOST_RADIUS = 100_000;

  private TermsDocs() {}

  /// Reads the terms from among other fields, with the usual ones where they are not given.
  static Terms read(Fields fields, int terrainLeast) {
    return new Terms(
        fields.has("lastRound") ? fields.count("lastRound", 0, MOST_ROUNDS) : USUAL_LAST_ROUND,
        fields.has("strip") ? fields.inches("strip").thousandths() : USUAL_STRIP,
        terrainLeast,
        exit(fields),
        hold(fields));
  }

  private static Terms.@Nullable Exit exit(Fields fields) {
    if (!fields.has("exit")) {
      return null;
    }
    Fields exit = fields.object("exit");
    Terms.Exit read =
        new Terms.Exit(CommonDocs.side(exit, "attacker"), exit.count("wanted", 1, MOST_UNITS));
    exit.done();
    return read;
  }

  private static Terms.@Nullable Hold hold(Fields fields) {
    if (!fields.has("hold")) {
      return null;
    }
    Fields hold = fields.object("hold");
    Circle circle = new Circle(hold.point("at"), radius(hold));
    Terms.Hold read = new Terms.Hold(circle, hold.count("afterRound", 1, MOST_ROUNDS));
    hold.done();
    return read;
  }

  private static Length radius(Fields hold) {
    return Length.ofThousandths(hold.scaled("radius", 3, LEAST_RADIUS, MOST_RADIUS));
  }

  /// The terms as [#read] reads them, with `terrainLeast`.
  static Doc.Obj write(Terms terms) {
    DocBuilder doc =
        Doc.object()
            .put("lastRound", terms.lastRound())
            .put("strip", Doc.scaled(terms.stripDepth(), 3))
            .put("terrainLeast", terms.terrainLeast());
    terms.exiting().ifPresent(exit -> doc.put("exit", exit(exit)));
    terms.holding().ifPresent(hold -> doc.put("hold", hold(hold)));
    return doc.build();
  }

  private static Doc.Obj exit(Terms.Exit exit) {
    return Doc.object()
        .put("attacker", exit.attacker().number())
        .put("wanted", exit.wanted())
        .build();
  }

  private static Doc.Obj hold(Terms.Hold hold) {
    return Doc.object()
        .put("at", Doc.of(hold.circle().centre()))
        .put("radius", Doc.scaled(hold.circle().radius().thousandths(), 3))
        .put("afterRound", hold.afterRound())
        .build();
  }

  /// Refuses strips that leave no ground between them.
  static void check(Fields fields, Terms terms, TableSize table) {
    if (terms.stripDepth() < 1_000 || 2 * terms.stripDepth() >= table.depth().thousandths()) {
      throw fields.fault("strip", Phrase.of("mbb.malformed.strip"));
    }
  }
}
