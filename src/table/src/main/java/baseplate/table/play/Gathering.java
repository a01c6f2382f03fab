package baseplate.table.play;

import baseplate.core.Command;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Gathers what a command needs, pick by pick, and shows what would become of it. The mouse and the
/// keyboard both go through here, so that they send the same bytes.
///
/// For the screen's thread.
public final class Gathering {
  private final BattleModel model;
  private final Previewing previewing;
  private final Newest<Preview> newest;
  private final ReadOnlyObjectWrapper<@Nullable Hand> hand = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Preview> preview = new ReadOnlyObjectWrapper<>();

  /// @param worker judges what is looked at
  /// @param screen the screen's thread
  public Gathering(BattleModel model, Executor worker, Executor screen) {
    this.model = model;
    this.previewing = new Previewing(model.judge());
    this.newest = new Newest<>(worker, screen);
    model.shown().addListener(_ -> drop());
  }

  /// What is held in the hand, null for nothing.
  public ReadOnlyObjectProperty<@Nullable Hand> hand() {
    return hand.getReadOnlyProperty();
  }

  /// What would become of it, null where nothing is looked at.
  public ReadOnlyObjectProperty<@Nullable Preview> preview() {
    return preview.getReadOnlyProperty();
  }

  /// Lets go of what is held.
  public void drop() {
    newest.forget();
    hand.set(null);
    preview.set(null);
  }

  /// Takes up an option: what is ready is looked at, what needs picks is begun.
  public void take(Option option) {
    switch (option) {
      case Option.Ready ready -> look(ready.command());
      case Option.Drafted drafted -> begin(drafted.draft(), drafted.pick());
    }
  }

  /// Looks at a finished command.
  public void look(Command command) {
    View view = model.shown().get().view();
    var scene = model.shown().get().scene();
    newest.ask(() -> previewing.of(view, scene, command), preview::set);
  }

  private void begin(Draft draft, Pick pick) {
    hold(held(draft, pick));
  }

  /// Holds something else of the same command.
  public void hold(Hand next) {
    hand.set(next);
    Optional<Picked> picked = next.picked();
    if (picked.isEmpty()) {
      newest.forget();
      preview.set(null);
    } else if (model.rules().next(view(), next.draft().with(picked.get()))
        instanceof Drafting.Ready(Command command)) {
      look(command);
    }
  }

  /// Gives what is asked outright; where more is asked after it, goes on with that.
  public void choose(Picked picked) {
    Hand held = hand.get();
    if (held == null) {
      return;
    }
    Draft longer = held.draft().with(picked);
    switch (model.rules().next(view(), longer)) {
      case Drafting.Ready(Command command) -> {
        hand.set(null);
        look(command);
      }
      case Drafting.Needs(Pick pick) -> begin(longer, pick);
    }
  }

  /// Sends what was looked at last, where it would be accepted; whether it was.
  public boolean send() {
    Preview looked = preview.get();
    if (looked == null || looked.command() == null) {
      return false;
    }
    Command command = looked.command();
    drop();
    model.send(command);
    return true;
  }

  /// What the side that looks sees.
  public View view() {
    return model.shown().get().view();
  }

  private Hand held(Draft draft, Pick pick) {
    return switch (pick) {
      case Pick.Path path when path.grammar() != Pick.Grammar.FREE ->
          new Hand.Driving(draft, path, pose(path.piece()), List.of());
      case Pick.Path path -> new Hand.Putting(draft, path.piece(), pose(path.piece()));
      case Pick.Place place ->
          new Hand.Putting(draft, place.piece(), within(place.piece(), place.zone()));
      case Pick.Turn turn -> new Hand.Turning(draft, turn, Angle.ZERO);
      case Pick.Piece _, Pick.Slot _, Pick.Cards _, Pick.Number _, Pick.Words _ ->
          new Hand.Choosing(draft, pick);
    };
  }

  private Pose pose(PieceId piece) {
    return view().pieces().get(piece).place() instanceof Place.OnTable(Pose pose)
        ? pose
        : Pose.of(middle(), Angle.ZERO);
  }

  private Point middle() {
    var table = view().table();
    return Point.ofThousandths(table.width().thousandths() / 2, table.depth().thousandths() / 2);
  }

  /// In the middle of a zone, facing the middle of the table.
  private Pose within(PieceId piece, List<Point> zone) {
    if (view().pieces().get(piece).place() instanceof Place.OnTable(Pose pose)) {
      return pose;
    }
    long x = (long) zone.stream().mapToLong(Point::x).average().orElse(0);
    long y = (long) zone.stream().mapToLong(Point::y).average().orElse(0);
    boolean isFar = y > middle().y();
    return Pose.of(Point.ofThousandths(x, y), isFar ? Angle.ofDegrees(180) : Angle.ZERO);
  }
}
