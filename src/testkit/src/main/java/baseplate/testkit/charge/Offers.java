package baseplate.testkit.charge;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.SlotId;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import baseplate.geometry.path.Path;
import java.util.ArrayList;
import java.util.List;

/// What a side may do, and what its drafts still need.
final class Offers {
  private static final String MOVE = "move";
  private static final String MOUNT = "mount";

  private final Stock stock;
  private final Ground ground;
  private final Joints joints;

  Offers(Stock stock, Ground ground, Joints joints) {
    this.stock = stock;
    this.ground = ground;
    this.joints = joints;
  }

  List<Option> options(View view) {
    boolean isIdle = !view.viewer().equals(view.toAct()) || view.pending().isPresent();
    if (isIdle || view.ending().isPresent()) {
      return List.of();
    }
    List<Option> options = new ArrayList<>();
    for (Piece piece : Ground.fighters(view, view.viewer())) {
      addMove(options, view, piece);
      addStrikes(options, view, piece);
    }
    Joints.loose(view).forEach(module -> addMount(options, view, module));
    options.add(new Option.Ready(Phrase.of("charge.end-turn"), new ChargeCommand.EndTurn()));
    return options;
  }

  private void addMove(List<Option> options, View view, Piece piece) {
    if (Turns.moved(view, piece) == null) {
      Phrase label = Phrase.of("charge.move", "piece", piece.id());
      options.add(new Option.Drafted(label, holding(MOVE, piece), path(piece)));
    }
  }

  private static Draft holding(String command, Piece piece) {
    return new Draft(command, List.of(new Picked.Piece(piece.id())));
  }

  private Pick path(Piece piece) {
    return new Pick.Path(piece.id(), Pick.Grammar.FLIGHT, stock.kind(piece).speed());
  }

  private void addStrikes(List<Option> options, View view, Piece piece) {
    if (Turns.struck(view, piece) != null) {
      return;
    }
    for (Piece enemy : Ground.fighters(view, view.viewer().other())) {
      if (ground.reaches(view, piece, enemy)) {
        Phrase label = Phrase.of("charge.strike", "piece", piece.id(), "target", enemy.id());
        options.add(
            new Option.Ready(
                label,
                new ChargeCommand.Strike(piece.id(), enemy.id()),
                List.of(piece.id(), enemy.id())));
      }
    }
  }

  private void addMount(List<Option> options, View view, Piece module) {
    List<SlotId> slots = near(view, module);
    if (!slots.isEmpty()) {
      Phrase label = Phrase.of("charge.mount", "module", module.id());
      options.add(new Option.Drafted(label, holding(MOUNT, module), new Pick.Slot(slots)));
    }
  }

  /// The joints of the bearers that may take up a module, whether it fits or not: each says so.
  private List<SlotId> near(View view, Piece module) {
    return joints.all(view).stream()
        .filter(spot -> spot.bearer().isOf(view.viewer()))
        .filter(spot -> Turns.moved(view, spot.bearer()) == null)
        .filter(spot -> joints.isNear(module, spot.bearer()))
        .map(Joints.Spot::slot)
        .toList();
  }

  Drafting next(View view, Draft draft) {
    PieceId piece = ((Picked.Piece) draft.picked().getFirst()).piece();
    if (draft.picked().size() == 1) {
      return new Drafting.Needs(pick(view, draft.command(), view.pieces().get(piece)));
    }
    return new Drafting.Ready(
        switch (draft.picked().getLast()) {
          case Picked.Path(var segments) -> new ChargeCommand.Move(piece, new Path(segments));
          case Picked.Slot(SlotId slot) -> new ChargeCommand.Mount(piece, slot);
          default -> throw new IllegalArgumentException("not for " + draft.command());
        });
  }

  private Pick pick(View view, String command, Piece piece) {
    return command.equals(MOVE) ? path(piece) : new Pick.Slot(near(view, piece));
  }
}
