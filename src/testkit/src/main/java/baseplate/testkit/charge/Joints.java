package baseplate.testkit.charge;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.SlotId;
import baseplate.core.words.Phrase;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The joints of fighters and the modules on them.
///
/// @rule CHG-10 In place of its move a piece takes a module that lies within an inch onto a free
///   joint that takes such modules, as far as it can bear the load. The module moves with it.
final class Joints {
  private static final Length NEAR = Length.ofInches(1);

  private final Stock stock;
  private final Ground ground;

  Joints(Stock stock, Ground ground) {
    this.stock = stock;
    this.ground = ground;
  }

  /// A joint of a fighter.
  ///
  /// @param bearer whose
  /// @param joint which of its joints
  /// @param slot its name in files
  record Spot(Piece bearer, Stock.Joint joint, SlotId slot) {
    static Spot of(Piece bearer, Stock.Joint joint) {
      return new Spot(bearer, joint, new SlotId(bearer.id() + "." + joint.id()));
    }

    /// Where it is: it moves with its bearer.
    Pose pose() {
      Pose at = Ground.pose(bearer);
      return Pose.of(at.place(joint.at()), joint.facing().plus(at.facing()));
    }
  }

  /// Every joint, in roster order of the bearers.
  List<Spot> all(Situation at) {
    List<Spot> spots = new ArrayList<>();
    Ground.fighters(at).forEach(bearer -> spots.addAll(ground.spots(bearer)));
    return spots;
  }

  /// The joint of that name.
  Optional<Spot> find(Situation at, SlotId slot) {
    return all(at).stream().filter(spot -> spot.slot().equals(slot)).findFirst();
  }

  /// What is on a joint.
  static Optional<Piece> on(Situation at, Spot spot) {
    for (Piece piece : at.pieces()) {
      if (piece.place() instanceof Place.InSlot(SlotId slot, int _) && slot.equals(spot.slot())) {
        return Optional.of(piece);
      }
    }
    return Optional.empty();
  }

  /// Where a module is, on the table or on a joint.
  Pose pose(Situation at, Piece module) {
    return switch (module.place()) {
      case Place.OnTable(Pose pose) -> pose;
      case Place.InSlot(SlotId slot, int _) -> find(at, slot).orElseThrow().pose();
      case Place.Aside() -> throw new IllegalStateException(module + " is nowhere");
    };
  }

  /// The modules that lie on the table.
  static List<Piece> loose(Situation at) {
    return at.pieces().list().stream().filter(Joints::isLoose).toList();
  }

  static boolean isLoose(Piece piece) {
    return !Ground.isFighter(piece) && piece.place() instanceof Place.OnTable;
  }

  /// Why a module does not go onto a joint; null where it does. The table shows the same.
  @Nullable Refusal whyNot(Situation at, Piece module, Spot spot) {
    Refusal taken = taken(at, spot);
    if (taken != null) {
      return taken;
    }
    List<String> takes = spot.joint().takes();
    if (!takes.contains(module.kind())) {
      return refused("unfit").with("takes", takes).with("module", module.id()).refusal();
    }
    Refusal far = far(module, spot.bearer());
    return far == null ? heavy(at, module, spot.bearer()) : far;
  }

  /// Why nothing goes onto a joint at all.
  static @Nullable Refusal taken(Situation at, Spot spot) {
    return on(at, spot)
        .map(by -> Refusal.byStructure(Phrase.of("charge.refusal.taken", "by", by.id())))
        .orElse(null);
  }

  /// Whether a module that lies on the table lies near enough to be taken up.
  boolean isNear(Piece module, Piece bearer) {
    return Contact.within(ground.placed(bearer), placed(module), NEAR);
  }

  private Placed placed(Piece module) {
    return stock.gear(module).outline().at(Ground.pose(module));
  }

  private @Nullable Refusal far(Piece module, Piece bearer) {
    if (isNear(module, bearer)) {
      return null;
    }
    Length distance = Contact.distance(ground.placed(bearer), placed(module));
    return refused("not-near")
        .with("module", module.id())
        .with("piece", bearer.id())
        .with("distance", distance.inches())
        .refusal();
  }

  private @Nullable Refusal heavy(Situation at, Piece module, Piece bearer) {
    int load = stock.gear(module).load();
    for (Stock.Gear gear : ground.gear(at, bearer)) {
      load += gear.load();
    }
    int bears = stock.kind(bearer).bears();
    Reason reason = refused("heavy").with("piece", bearer.id()).with("load", load);
    return load <= bears ? null : reason.with("bears", bears).refusal();
  }

  private static Reason refused(String why) {
    return new Reason(Phrase.of("charge.refusal." + why));
  }

  private record Reason(Phrase phrase) {
    Reason with(String name, Object value) {
      return new Reason(phrase.with(name, value));
    }

    Refusal refusal() {
      return Refusal.byRule(ChargeRule.JOINING.id(), phrase);
    }
  }

  Resolution mount(Battle battle, SideId by, ChargeCommand.Mount mount, Hearing hearing) {
    Optional<Piece> module = battle.pieces().find(mount.module()).filter(Joints::isLoose);
    Optional<Spot> spot = find(battle, mount.slot()).filter(each -> each.bearer().isOf(by));
    if (module.isEmpty()) {
      return hearing.refuse(Turns.structure("no-module", "module", mount.module()));
    }
    if (spot.isEmpty()) {
      return hearing.refuse(Turns.structure("no-joint", "slot", mount.slot().text()));
    }
    return mount(battle, module.get(), spot.get(), hearing);
  }

  private Resolution mount(Battle battle, Piece module, Spot spot, Hearing hearing) {
    Refusal moved = Turns.moved(battle, spot.bearer());
    Refusal refusal = whyNot(battle, module, spot);
    if (moved != null && hearing.objects(moved)
        || refusal != null && hearing.objects(offering(battle, refusal, module, spot))) {
      return Resolution.notDone();
    }
    PieceId bearer = spot.bearer().id();
    Phrase mounted = Phrase.of("charge.mounted", "module", module.id());
    hearing.evidence().rule(ChargeRule.JOINING.id(), bearer.text(), mounted);
    Event on = new Event.PieceMoved(module.id(), new Place.InSlot(spot.slot(), 0));
    return Resolution.done(List.of(new ChargeEvent.Moved(bearer), on));
  }

  /// The refusal with a joint of the same bearer that would do.
  private Refusal offering(Battle battle, Refusal refusal, Piece module, Spot spot) {
    return ground.spots(spot.bearer()).stream()
        .filter(other -> whyNot(battle, module, other) == null)
        .findFirst()
        .map(other -> refusal.withNearest(new ChargeCommand.Mount(module.id(), other.slot())))
        .orElse(refusal);
  }
}
