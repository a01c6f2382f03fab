package baseplate.app.desktop;

import baseplate.core.Enforcement;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Header;
import baseplate.core.play.Option;
import baseplate.table.panel.BattleTable;
import baseplate.table.play.Replay;
import baseplate.table.play.Selection;
import baseplate.table.play.Shown;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Leads the window to each of its pages, and a battle to each of its phases.
final class Tour {
  private static final int MOST = 40;

  /// What brings a battle on, by the keys of what the buttons say, the likeliest first.
  private static final List<String> ONWARD =
      List.of(
          "mbb.do.auto-terrain",
          "mbb.do.finish-terrain",
          "mbb.do.roll-off",
          "mbb.do.choose-edge",
          "mbb.do.auto-deploy-all",
          "mbb.do.first-turn",
          "mbb.do.end-movement",
          "mbb.do.end-phase");

  private final Rig rig;

  Tour(Rig rig) {
    this.rig = rig;
  }

  /// A page, or a battle in a phase.
  enum Stop {
    HOME,
    NEW_BATTLE,
    SETTINGS,
    SET_UP,
    MOVEMENT,
    DECLARATION,
    SHOOTING,
    REPLAY,
    EDITORS,
    RULES,
    FAULT
  }

  /// Goes there; a battle is begun anew.
  void go(Stop stop) {
    Rig.onScreen(
        () -> {
          lead(stop);
          return true;
        });
    rig.settle();
    Rig.onScreen(
        () -> {
          rig.shell().window().getRoot().applyCss();
          rig.shell().window().getRoot().layout();
          return true;
        });
  }

  private void lead(Stop stop) {
    switch (stop) {
      case HOME -> rig.shell().home();
      case NEW_BATTLE -> rig.shell().choose();
      case SETTINGS -> rig.shell().preferences();
      case SET_UP -> begin();
      case MOVEMENT -> moving();
      case DECLARATION -> declaring();
      case SHOOTING -> shooting();
      case REPLAY -> replay();
      case EDITORS -> rig.shell().build();
      case FAULT -> rig.shell().fault(new IllegalStateException());
      case RULES -> rig.shell().rules(ruleset(), null);
    }
  }

  private Ruleset ruleset() {
    return rig.shell().library().ruleset("micro-brick-battle").orElseThrow();
  }

  private BattleTable begin() {
    Library.Wish wish =
        new Library.Wish(
            ruleset().scenarios().getFirst().id(),
            List.of("Alfa", "Zulu"),
            new Header.Seeded(new Seed(7)),
            Map.of(),
            Enforcement.ENFORCE);
    rig.shell().begin(ruleset(), wish, Map.of());
    return rig.shell().battle().orElseThrow().table();
  }

  private void moving() {
    BattleTable table = begin();
    reach(table, "mbb.phase.movement");
    Selection selection = table.seat().selection();
    table.model().shown().get().options().stream()
        .filter(Option.Drafted.class::isInstance)
        .flatMap(option -> option.about().stream())
        .findFirst()
        .ifPresent(selection::select);
    selection.own().stream().findFirst().ifPresent(table.seat().gathering()::take);
  }

  private BattleTable declaring() {
    BattleTable table = begin();
    reach(table, "mbb.phase.declaration");
    Selection selection = table.seat().selection();
    selection.targets().stream()
        .findFirst()
        .ifPresent(
            target -> {
              selection.aim(target);
              selection.at(target).ifPresent(table.seat().gathering()::take);
            });
    return table;
  }

  /// A target is declared, and the shot at it has fallen.
  private void shooting() {
    BattleTable table = declaring();
    Selection selection = table.seat().selection();
    Option declared = selection.at(selection.targets().getFirst()).orElseThrow();
    table.seat().gathering().drop();
    table.model().send(((Option.Ready) declared).command());
    reach(table, "mbb.phase.shooting");
    table.model().send(find(table.model().shown().get(), "mbb.do.shoot").orElseThrow().command());
  }

  private void replay() {
    shooting();
    BattlePage page = rig.shell().battle().orElseThrow();
    int last = page.table().model().journal().size();
    ReplayPage.Wish wish =
        new ReplayPage.Wish(new SideId(0), last, Replay.Access.ONE_SIDE, Map.of());
    rig.shell().replay(page.file(), wish);
  }

  private static void reach(BattleTable table, String phase) {
    for (int i = 0; i < MOST && !isIn(table, phase); i++) {
      Shown shown = table.model().shown().get();
      Option.Ready onward =
          ONWARD.stream().flatMap(key -> find(shown, key).stream()).findFirst().orElseThrow();
      table.model().send(onward.command());
    }
  }

  private static boolean isIn(BattleTable table, String phase) {
    Shown shown = table.model().shown().get();
    int current = shown.phases().current();
    return current >= 0
        && shown.phases().names().get(current).key().equals(phase)
        && find(shown, "mbb.do.first-turn").isEmpty();
  }

  private static Optional<Option.Ready> find(Shown shown, String key) {
    return shown.options().stream()
        .filter(option -> option.label().key().equals(key))
        .filter(Option.Ready.class::isInstance)
        .map(Option.Ready.class::cast)
        .findFirst();
  }
}
