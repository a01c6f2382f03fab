package baseplate.app.desktop;

import baseplate.app.Versions;
import baseplate.core.Agreements;
import baseplate.core.Enforcement;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.journal.Header;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Terms;
import baseplate.data.BaseplateHome;
import baseplate.data.BattleFiles;
import baseplate.data.Pack;
import baseplate.data.Packs;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/// The rulesets that there are, the player's packs, and the files that battles are kept in.
public final class Library {
  private final BaseplateHome home;
  private final List<Ruleset> rulesets;
  private final BattleFiles files;
  private final Names names;
  private Packs.@Nullable Found found;

  /// @param rulesets those that can be played
  public Library(BaseplateHome home, List<Ruleset> rulesets) {
    this.home = home;
    this.rulesets = rulesets.stream().sorted(Comparator.comparing(Ruleset::id)).toList();
    this.files = new BattleFiles(this.rulesets);
    this.names = new Names(home.autosaves());
  }

  /// With the rulesets that the program was packed with.
  public static Library installed(BaseplateHome home) {
    return new Library(
        home, ServiceLoader.load(Ruleset.class).stream().map(ServiceLoader.Provider::get).toList());
  }

  /// The player's own folder.
  BaseplateHome home() {
    return home;
  }

  /// The rulesets by id.
  public List<Ruleset> rulesets() {
    return rulesets;
  }

  /// A ruleset by its id.
  public Optional<Ruleset> ruleset(String id) {
    return rulesets.stream().filter(ruleset -> ruleset.id().equals(id)).findFirst();
  }

  /// The player's packs, read anew.
  public Packs.Found packs() {
    Packs.Found read = Packs.in(home.packs(), rulesets);
    found = read;
    return read;
  }

  /// The folder of the player's packs, to be changed.
  PackShelf shelf() {
    return new PackShelf(home, rulesets);
  }

  /// The data of the player's packs for a ruleset, as they were read last.
  public List<SetUp.PackData> packs(Ruleset ruleset) {
    Packs.Found known = found;
    return (known == null ? packs() : known)
        .packs().stream()
            .filter(pack -> pack.ruleset().equals(ruleset.id()))
            .map(Pack::data)
            .toList();
  }

  /// What a player wants of a new battle.
  ///
  /// @param scenario its id
  /// @param sides the sides' names
  /// @param dice where faces come from
  /// @param house chosen readings by key; the rest are the defaults
  /// @param enforcement what becomes of refusals by rule
  public record Wish(
      String scenario,
      List<String> sides,
      Header.Origin dice,
      Map<String, String> house,
      Enforcement enforcement) {
    public Wish {
      sides = List.copyOf(sides);
      house = Map.copyOf(house);
    }
  }

  /// The fresh battle that a player wants; throws [baseplate.core.doc.Malformed].
  public Setting setting(Ruleset ruleset, Wish wish) {
    Agreements agreements = Agreements.of(ruleset.options(), wish.house());
    SetUp setUp =
        new SetUp(new SetUp.Scenario(wish.scenario()), wish.sides(), agreements, packs(ruleset));
    Terms terms =
        new Terms(Versions.program(), wish.sides(), wish.dice(), agreements, wish.enforcement());
    return Setting.fresh(ruleset, ruleset.open(setUp), terms);
  }

  /// Begins a battle in a new file among the autosaves; throws [baseplate.data.BadFile].
  public BattleFiles.Opened begin(Setting setting) {
    BaseplateHome.made(home.autosaves());
    return files.create(names.free(setting.header().book().ruleset()), setting);
  }

  /// Opens a battle to be played on; throws [baseplate.data.BadFile].
  public BattleFiles.Opened open(Path file) {
    return files.open(file);
  }

  /// Battle files as the whole program uses them.
  public BattleFiles files() {
    return files;
  }
}
