package baseplate.app.desktop;

import baseplate.core.Ruleset;
import baseplate.core.doc.Doc;
import baseplate.core.scene.Workbench;
import baseplate.data.Pack;
import baseplate.data.Packs;
import baseplate.table.bench.BenchModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// What is being built: on which workbench, from what, and where it lies. Knows no control.
final class Editing {
  private final PackShelf shelf;
  private final BenchModel.Threads threads;
  private final ReadOnlyObjectWrapper<Packs.Found> found;
  private final ReadOnlyObjectWrapper<Open> open;

  /// An entry of a pack of the player's.
  ///
  /// @param folder of the pack
  /// @param id of the entry
  record Origin(Path folder, String id) {}

  /// What lies on the workbench.
  ///
  /// @param origin where it is saved, null where nowhere yet
  record Open(Ruleset ruleset, Workbench bench, BenchModel model, @Nullable Origin origin) {
    /// Where it is saved.
    Optional<Origin> saved() {
      return Optional.ofNullable(origin);
    }

    String kind() {
      return bench.id();
    }
  }

  /// @param first the ruleset whose first workbench is open at first
  Editing(Library library, Ruleset first, BenchModel.Threads threads) {
    this.shelf = library.shelf();
    this.threads = threads;
    this.found = new ReadOnlyObjectWrapper<>(shelf.found());
    Workbench bench = first.workbenches().getFirst();
    this.open = new ReadOnlyObjectWrapper<>(laid(first, bench, bench.fresh(), null));
  }

  /// What lies on the workbench.
  ReadOnlyObjectProperty<Open> open() {
    return open.getReadOnlyProperty();
  }

  Open now() {
    return open.get();
  }

  BenchModel model() {
    return now().model();
  }

  /// The player's packs, and the faults of those that cannot be used.
  ReadOnlyObjectProperty<Packs.Found> found() {
    return found.getReadOnlyProperty();
  }

  /// The packs of the ruleset.
  List<Packs.Lying> packs() {
    return found.get().lying().stream()
        .filter(lying -> lying.pack().ruleset().equals(now().ruleset().id()))
        .toList();
  }

  /// Those of them that can be changed: folders.
  List<Packs.Lying> folders() {
    return packs().stream().filter(lying -> isFolder(lying)).toList();
  }

  static boolean isFolder(Packs.Lying lying) {
    return Files.isDirectory(lying.path());
  }

  /// The ready entries of the workbench's kind.
  List<Doc.Obj> ready() {
    return now().ruleset().catalogue().getOrDefault(now().kind(), List.of());
  }

  /// Starts anew.
  void fresh(Ruleset ruleset, Workbench bench) {
    lay(ruleset, bench, bench.fresh(), null);
  }

  /// Starts from an entry, which stays as it is.
  void copy(Doc.Obj entry) {
    lay(now().ruleset(), now().bench(), entry, null);
  }

  /// Takes an entry of a pack in hand; one of a zip file is only copied.
  void take(Packs.Lying lying, Doc.Obj entry) {
    Origin origin = isFolder(lying) ? new Origin(lying.path(), PackEntries.id(entry)) : null;
    lay(now().ruleset(), now().bench(), entry, origin);
  }

  private void lay(Ruleset ruleset, Workbench bench, Doc.Obj draft, @Nullable Origin origin) {
    open.set(laid(ruleset, bench, draft, origin));
  }

  private Open laid(Ruleset ruleset, Workbench bench, Doc.Obj draft, @Nullable Origin origin) {
    List<Pack> packs =
        found.get().packs().stream().filter(pack -> pack.ruleset().equals(ruleset.id())).toList();
    BenchModel model = new BenchModel(bench, draft, PackEntries.countable(packs), threads);
    return new Open(ruleset, bench, model, origin);
  }

  /// Saves it where it lies already; throws [baseplate.data.BadFile].
  void save() {
    now().saved().ifPresent(origin -> save(origin.folder()));
  }

  /// Saves it into a pack of the player's; throws [baseplate.data.BadFile]. It takes the place of
  /// an entry of its id only where it came from there.
  void save(Path folder) {
    String meant =
        now().saved().filter(from -> from.folder().equals(folder)).map(Origin::id).orElse("");
    shelf.save(folder, now().kind(), model().draft(), meant);
    kept(folder);
  }

  /// Saves it into a new pack; throws [baseplate.data.BadFile].
  void create(String id, String name) {
    PackContents pack = PackContents.fresh(id, name, now().ruleset().id());
    kept(shelf.create(pack, now().kind(), model().draft()));
  }

  private void kept(Path folder) {
    model().keep();
    String id = PackEntries.id(model().draft());
    Open before = now();
    found.set(shelf.found());
    open.set(new Open(before.ruleset(), before.bench(), before.model(), new Origin(folder, id)));
  }

  /// Takes an entry out of a pack; throws [baseplate.data.BadFile]. What is in hand stays in hand.
  void delete(Path folder, String id) {
    shelf.delete(folder, now().kind(), id);
    Open before = now();
    found.set(shelf.found());
    if (before.saved().filter(new Origin(folder, id)::equals).isPresent()) {
      open.set(new Open(before.ruleset(), before.bench(), before.model(), null));
    }
  }

  /// Writes a pack as a zip file; throws [baseplate.data.BadFile].
  void export(Path folder, Path zip) {
    shelf.export(folder, zip);
  }
}
