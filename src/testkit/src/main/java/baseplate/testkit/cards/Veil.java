package baseplate.testkit.cards;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Pending;
import baseplate.core.Piece;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.Step;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Happening;
import baseplate.core.play.Unknown;
import baseplate.core.play.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What one side may know.
///
/// @rule CRD-8 A side sees its own hand and its own cards that lie face down; of the other's it
///   sees how many there are and where, never which.
final class Veil {
  private final Deck deck;
  private final SideId viewer;

  Veil(Deck deck, SideId viewer) {
    this.deck = deck;
    this.viewer = viewer;
  }

  View view(Battle battle) {
    Battle world = world(battle);
    List<Request.Copies> among = new Held(deck, world).unseen();
    return View.veiled(world, viewer, unknowns(world, among));
  }

  private Battle world(Battle battle) {
    Battle world =
        new Battle(battle.table(), Pieces.of(seen(battle)), battle.clock(), battle.rules());
    if (battle.ending().isPresent()) {
      world = world.after(new Event.BattleEnded(battle.ending().get()));
    }
    return battle.pending().isPresent()
        ? world.after(new Event.PendingChanged(veiled(battle.pending().get(), world)))
        : world;
  }

  /// All cards, the other's hand at the end, so that not even their order in the roster tells
  /// anything.
  private List<Piece> seen(Battle battle) {
    List<Piece> seen = new ArrayList<>();
    for (Piece piece : battle.pieces()) {
      if (!isInOtherHand(piece)) {
        seen.add(veiled(piece));
      }
    }
    int hidden = new Held(deck, battle).hand(viewer.other()).size();
    for (int number = 1; number <= hidden; number++) {
      seen.add(Held.inHand(viewer.other(), Card.HIDDEN, number));
    }
    return seen;
  }

  private boolean isInOtherHand(Piece piece) {
    return piece.place() instanceof Place.InSlot(SlotId slot, int _)
        && slot.equals(Slots.hand(viewer.other()));
  }

  private Piece veiled(Piece piece) {
    boolean isHidden = piece.isOf(viewer.other()) && Held.card(piece).face() == Card.Face.DOWN;
    return isHidden ? piece.with(Card.hidden()) : piece;
  }

  /// The places of unknown cards, the deck among them.
  private static List<Unknown> unknowns(Battle world, List<Request.Copies> among) {
    List<Unknown> unknowns = new ArrayList<>();
    for (SlotId slot : Slots.all()) {
      int count = hidden(world, slot);
      if (count > 0) {
        unknowns.add(new Unknown(slot, count, among));
      }
    }
    int cards = among.stream().mapToInt(Request.Copies::count).sum();
    int left = cards - unknowns.stream().mapToInt(Unknown::count).sum();
    if (left > 0) {
      unknowns.add(new Unknown(new SlotId(Deck.STACK), left, among));
    }
    return unknowns;
  }

  private static int hidden(Battle world, SlotId slot) {
    int hidden = 0;
    for (Piece piece : world.pieces()) {
      boolean isThere =
          piece.place() instanceof Place.InSlot(SlotId where, int _) && where.equals(slot);
      hidden += isThere && !Held.card(piece).isKnown() ? 1 : 0;
    }
    return hidden;
  }

  /// What waits, without what the asked side could answer or what is left of the deck.
  private Pending veiled(Pending pending, Battle world) {
    Held held = new Held(deck, world);
    if (pending.step() instanceof CardStep.Answering(SideId side, CardStep.Attack attack)) {
      Step step =
          held.unknown(side).isPresent()
              ? new CardStep.Looking(side, attack)
              : new CardStep.Answering(side, attack);
      return new Pending(step, pending.inputs(), Fight.ask(held, side));
    }
    return pending.awaited() instanceof Request.Turn turn
        ? new Pending(
            pending.step(), pending.inputs(), new Request.Turn(turn.stack(), held.unseen()))
        : pending;
  }

  /// What the side sees of something that was carried out.
  Happening happening(Happening whole, Battle before, Battle after) {
    boolean isOwn = whole.by().equals(viewer);
    boolean draws = draws(whole, before);
    Command wish = whole.wish();
    return new Happening(
        whole.by(),
        isOwn || wish == null ? wish : veiled(wish, draws),
        !isOwn && draws ? List.of() : veiled(whole.given(), world(after)),
        events(whole.events(), world(after)),
        whole.findings());
  }

  /// Whether it is a draw, or a card of a draw that was typed.
  private static boolean draws(Happening whole, Battle before) {
    return whole.wish() instanceof CardCommand.Draw
        || whole.wish() instanceof Command.Answer
            && before.pending().map(Pending::step).filter(Veil::isDraw).isPresent();
  }

  private static boolean isDraw(Step step) {
    return step instanceof CardStep.Drawing
        || step instanceof Step.Opening(SideId _, CardCommand.Draw _);
  }

  private static Command veiled(Command command, boolean draws) {
    return switch (command) {
      case CardCommand.Lay(String _, SlotId slot) -> new CardCommand.Lay(Card.HIDDEN, slot);
      case Command.Override(Command let, String reason) ->
          new Command.Override(veiled(let, draws), reason);
      case Command.Answer(Input.Card _) when draws ->
          new Command.Answer(new Input.Card(Card.HIDDEN));
      default -> command;
    };
  }

  /// Cards that were turned, each among those that the viewer had not seen then.
  private List<Given> veiled(List<Given> given, Battle after) {
    List<Given> veiled = new ArrayList<>();
    Tally unseen = new Tally(new Held(deck, after).unseen());
    for (Given one : given.reversed()) {
      if (one.asked() instanceof Request.Turn turn && one.input() instanceof Input.Card card) {
        unseen.add(card.card());
        veiled.addFirst(new Given(new Request.Turn(turn.stack(), unseen.copies()), card));
      } else {
        veiled.addFirst(one);
      }
    }
    return veiled;
  }

  private List<Event> events(List<Event> events, Battle after) {
    List<Event> seen = new ArrayList<>();
    for (Event event : events) {
      veiled(event, after).ifPresent(seen::add);
    }
    return seen;
  }

  private Optional<Event> veiled(Event event, Battle after) {
    return switch (event) {
      case Event.PieceAdded(Piece piece) when isInOtherHand(piece) -> Optional.empty();
      case Event.PieceAdded(Piece piece) -> Optional.of(new Event.PieceAdded(veiled(piece)));
      case Event.PieceRemoved(var id) when id.text().startsWith(Slots.name(viewer.other())) ->
          Optional.empty();
      case Event.PendingChanged(@Nullable Pending waiting) when waiting != null ->
          Optional.of(new Event.PendingChanged(veiled(waiting, after)));
      default -> Optional.of(event);
    };
  }
}
