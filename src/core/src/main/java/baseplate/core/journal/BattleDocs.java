package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Codec;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Pending;
import baseplate.core.Piece;
import baseplate.core.PieceState;
import baseplate.core.Pieces;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.RuleId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How battles and pieces stand in files.
final class BattleDocs {
  private final Codec rules;
  private final StepDocs steps;

  BattleDocs(Codec rules, StepDocs steps) {
    this.rules = rules;
    this.steps = steps;
  }

  Doc.Obj write(Battle battle) {
    return Doc.object()
        .put("table", PlaceDocs.write(battle.table()))
        .put("clock", PlaceDocs.write(battle.clock()))
        .put("pieces", Doc.list(battle.pieces(), this::write))
        .put("rules", rules.write(battle.rules()))
        .putUnlessNull("pending", battle.pending().map(steps::write).orElse(null))
        .putUnlessNull("ending", battle.ending().map(BattleDocs::write).orElse(null))
        .build();
  }

  Battle read(Fields fields) {
    List<Piece> pieces = new ArrayList<>();
    fields.objects("pieces").forEach(piece -> pieces.add(piece(piece)));
    Fields own = fields.object("rules");
    RulesState state = rules.state(own);
    own.done();
    Battle battle =
        new Battle(
            PlaceDocs.table(fields.object("table")),
            Pieces.of(pieces),
            PlaceDocs.clock(fields.object("clock")),
            state);
    if (fields.has("ending")) {
      battle = battle.after(new Event.BattleEnded(ending(fields.object("ending"))));
    }
    @Nullable Pending waiting = pending(fields, "pending");
    fields.done();
    return waiting == null ? battle : battle.after(new Event.PendingChanged(waiting));
  }

  Doc.Obj write(Piece piece) {
    DocBuilder doc = Doc.object().put("id", piece.id().text());
    piece.side().ifPresent(side -> doc.put("side", side.number()));
    return doc.put("kind", piece.kind())
        .put("place", PlaceDocs.write(piece.place()))
        .put("state", write(piece.state()))
        .build();
  }

  Piece piece(Fields fields) {
    @Nullable SideId side = fields.has("side") ? PlaceDocs.side(fields, "side") : null;
    Piece piece =
        new Piece(
            PlaceDocs.piece(fields, "id"),
            side,
            fields.text("kind"),
            PlaceDocs.place(fields.object("place")),
            state(fields.object("state")));
    fields.done();
    return piece;
  }

  Doc.Obj write(PieceState state) {
    return rules.write(state);
  }

  PieceState state(Fields fields) {
    PieceState state = rules.pieceState(fields);
    fields.done();
    return state;
  }

  Doc.Obj write(Step step) {
    return steps.write(step);
  }

  Doc.Obj write(Pending pending) {
    return steps.write(pending);
  }

  @Nullable Pending pending(Fields fields, String name) {
    return steps.pending(fields, name);
  }

  static Doc.Obj write(Ending ending) {
    DocBuilder doc = Doc.object();
    ending.won().ifPresent(winner -> doc.put("winner", winner.number()));
    return doc.put("rule", ending.rule().text()).put("how", PhraseDocs.write(ending.how())).build();
  }

  static Ending ending(Fields fields) {
    @Nullable SideId winner = fields.has("winner") ? PlaceDocs.side(fields, "winner") : null;
    Ending ending =
        new Ending(winner, new RuleId(fields.text("rule")), PhraseDocs.read(fields.object("how")));
    fields.done();
    return ending;
  }
}
