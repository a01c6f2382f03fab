package baseplate.data;

import baseplate.core.Ruleset;
import baseplate.core.doc.Canonical;
import baseplate.core.journal.HeaderDocs;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Verification;
import baseplate.core.words.Phrase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// Makes, opens and checks battle files. A program uses one, so that it does not open a file twice
/// either. Everything throws [BadFile] and nothing else.
public final class BattleFiles {
  /// The largest file that is opened.
  public static final int LARGEST = 64 << 20;

  private final List<Ruleset> rulesets;
  private final Upgraders upgraders;
  private final OpenFiles open = new OpenFiles();

  /// @param rulesets those that battles may be of
  public BattleFiles(List<Ruleset> rulesets) {
    this(rulesets, Upgraders.RELEASED);
  }

  BattleFiles(List<Ruleset> rulesets, Upgraders upgraders) {
    this.upgraders = upgraders;
    this.rulesets = List.copyOf(rulesets);
  }

  /// A file that was opened to be played on.
  ///
  /// @param file takes new entries
  /// @param journal the entries so far
  /// @param damage what is cut off when the first entry is written, null when the file is whole
  public record Opened(BattleFile file, Journal journal, @Nullable Damage damage) {
    /// What is cut off when the first entry is written.
    public Optional<Damage> damaged() {
      return Optional.ofNullable(damage);
    }
  }

  /// A file that was looked at.
  ///
  /// @param journal the entries up to the last line whose link holds
  /// @param damage what comes after it, null when the file is whole
  public record Seen(Journal journal, @Nullable Damage damage) {
    /// What does not count.
    public Optional<Damage> damaged() {
      return Optional.ofNullable(damage);
    }
  }

  /// An end that was cut off because its links did not hold.
  ///
  /// @param line the first line that was cut
  /// @param kept the file that holds the bytes now
  public record Mended(int line, Path kept) {
    /// The sentence that says so.
    public Phrase phrase() {
      return Phrase.of("data.battle.mended", "line", line, "kept", kept.toString());
    }
  }

  /// A new file with the header alone, open to be played on. A file of that name must not be there.
  public Opened create(Path path, Setting setting) {
    return create(path, new Journal(setting));
  }

  /// A new file with all entries of a journal, open to be played on.
  public Opened create(Path path, Journal journal) {
    Disk.checkFree(path);
    return written(path, journal, Aside::create);
  }

  /// A new file in the place of the plain file that is there, if one is; that goes only when the
  /// new one is whole. Where a link is, what it leads to is replaced.
  public Opened replace(Path path, Setting setting) {
    return written(Disk.target(path), new Journal(setting), Aside::replace);
  }

  private Opened written(Path path, Journal journal, BiConsumer<Path, byte[]> writing) {
    byte[] bytes = bytes(journal);
    return locked(
        path,
        lock -> {
          writing.accept(path, bytes);
          Ground ground = new Ground(FileStore.open(path), bytes.length, null);
          return opened(path, journal, ground, lock);
        });
  }

  /// Opens a file to be played on; where a link is, what it leads to. Nothing is changed before the
  /// first entry is written: then what is behind the last line whose link holds is cut off and kept
  /// in a file beside it; so is the whole of a file of an older format, which goes on in today's.
  public Opened open(Path path) {
    probe(path);
    Path file = Disk.target(path);
    return locked(file, lock -> found(file, lock));
  }

  private Opened found(Path path, SideLock lock) throws IOException {
    FileStore store = FileStore.open(path);
    boolean done = false;
    try {
      Opened opened = found(path, store, lock);
      done = true;
      return opened;
    } finally {
      if (!done) {
        store.close();
      }
    }
  }

  private Opened found(Path path, FileStore store, SideLock lock) throws IOException {
    byte[] bytes = store.bytes(LARGEST);
    BattleReader.Reading reading = reader(path, bytes).read();
    if (!Mending.isNeeded(reading)) {
      return opened(path, reading.journal(), new Ground(store, bytes.length, null), lock);
    }
    Mending mending = new Mending(path, bytes, reading);
    Store late = new MendingStore(store, mending);
    return opened(path, mending.journal(), new Ground(late, mending.length(), mending), lock);
  }

  /// Reads a file up to the last line whose link holds, without changing anything.
  public Journal read(Path path) {
    return look(path).journal();
  }

  /// Reads a file up to the last line whose link holds, and says whether there is more; changes
  /// nothing.
  public Seen look(Path path) {
    byte[] bytes = bytesOf(path);
    BattleReader.Reading reading = reader(path, bytes).read();
    @Nullable Damage damage = reading.bad() > 0 ? Damage.of(bytes, reading) : null;
    return new Seen(reading.journal(), damage);
  }

  /// Checks a file and judges it again, without changing anything.
  public Verification verify(Path path) {
    return reader(path, bytesOf(path)).verify();
  }

  private BattleReader reader(Path path, byte[] bytes) {
    return new BattleReader(path.toString(), bytes, rulesets, upgraders);
  }

  /// Says that a file is not there before anything is made beside it.
  private static void probe(Path path) {
    Disk.checkPlain(path);
    if (!Files.isReadable(path)) {
      throw Disk.unreadable(path, new AccessDeniedException(path.toString()));
    }
  }

  /// What a file holds. One that is open here is read through what holds it, which keeps its lock.
  private byte[] bytesOf(Path path) {
    Disk.checkPlain(path);
    Optional<Store> held = open.find(path);
    try {
      return held.isPresent() ? held.get().bytes(LARGEST) : Disk.bytes(path, LARGEST);
    } catch (IOException e) {
      throw Disk.unreadable(path, e);
    }
  }

  /// The bytes of a whole file.
  static byte[] bytes(Journal journal) {
    Setting setting = journal.setting();
    String header =
        Links.linked(Canonical.text(HeaderDocs.write(setting.header())), setting.chain());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes((header + '\n').getBytes(StandardCharsets.ISO_8859_1));
    journal.entries().forEach(entry -> out.writeBytes(Appender.line(setting.entries(), entry)));
    return out.toByteArray();
  }

  /// What entries are written to.
  ///
  /// @param length where the first one goes
  /// @param mending what is done before it is written, null where nothing need be
  private record Ground(Store store, long length, @Nullable Mending mending) {}

  private interface Opening {
    Opened under(SideLock lock) throws IOException;
  }

  private Opened locked(Path path, Opening opening) {
    Path key = open.take(path);
    @Nullable SideLock lock = null;
    boolean done = false;
    try {
      lock = SideLock.on(path);
      Opened opened = opening.under(lock);
      done = true;
      return opened;
    } catch (IOException e) {
      throw Disk.unwritable(path, e);
    } finally {
      if (!done) {
        release(key, lock);
      }
    }
  }

  private void release(Path key, @Nullable SideLock lock) {
    if (lock != null) {
      lock.close();
    }
    open.release(key);
  }

  private Opened opened(Path path, Journal journal, Ground ground, SideLock lock) {
    Path key = open.hold(path, ground.store());
    Appender appender =
        new Appender(path, ground.store(), ground.length(), journal.setting().entries());
    @Nullable Mending mending = ground.mending();
    BattleFile file = new BattleFile(path, appender, mending, () -> release(key, lock));
    return new Opened(file, journal, mending == null ? null : mending.damage());
  }
}
