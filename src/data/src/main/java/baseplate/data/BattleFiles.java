package baseplate.data;

import baseplate.core.Ruleset;
import baseplate.core.doc.Canonical;
import baseplate.core.journal.Header;
import baseplate.core.journal.HeaderDocs;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Verification;
import baseplate.core.words.Phrase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Makes, opens and checks battle files. A program uses one, so that it does not open a file twice
/// either. Everything throws [BadFile] and nothing else.
public final class BattleFiles {
  /// The largest file that is opened.
  public static final int LARGEST = 64 << 20;

  private final List<Ruleset> rulesets;
  private final Upgraders upgraders;
  private final Set<Path> open = new HashSet<>();

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
  /// @param mended what was cut off, null when the file was whole
  public record Opened(BattleFile file, Journal journal, @Nullable Mended mended) {
    /// What was cut off.
    public Optional<Mended> recovered() {
      return Optional.ofNullable(mended);
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
    return locked(
        path,
        lock -> {
          if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            throw Disk.unwritable(path, new FileAlreadyExistsException(path.toString()));
          }
          return written(path, journal, lock);
        });
  }

  private Opened written(Path path, Journal journal, SideLock lock) {
    byte[] bytes = bytes(journal);
    Aside.write(path, bytes);
    return opened(path, journal, bytes.length, lock, null);
  }

  /// The same in the place of whatever is there, which goes only when the new file is whole.
  public Opened replace(Path path, Setting setting) {
    return locked(path, lock -> written(path, new Journal(setting), lock));
  }

  /// Opens a file to be played on. What is behind the last line whose link holds is cut off and
  /// kept in a file beside it; so is the whole of a file of an older format, which goes on in
  /// today's.
  public Opened open(Path path) {
    probe(path);
    return locked(path, lock -> mended(path, lock));
  }

  private Opened mended(Path path, SideLock lock) {
    byte[] bytes = bytesOf(path);
    BattleReader.Reading reading = reader(path, bytes).read();
    @Nullable Mended mended = Mending.mend(path, bytes, reading);
    if (reading.format() < Header.FORMAT) {
      Mending.keep(path, ".format-" + reading.format() + "-", bytes);
      return written(path, reading.journal().linkedAnew(), lock);
    }
    long length = reading.good() + (reading.ended() ? 0L : 1L);
    return opened(path, reading.journal(), length, lock, mended);
  }

  /// Reads a file up to the last line whose link holds, without changing anything.
  public Journal read(Path path) {
    return reader(path, bytesOf(path)).read().journal();
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

  private static byte[] bytesOf(Path path) {
    Disk.checkPlain(path);
    return Disk.bytes(path, LARGEST);
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

  private interface Opening {
    Opened under(SideLock lock);
  }

  private Opened locked(Path path, Opening opening) {
    Path key = path.toAbsolutePath().normalize();
    take(key, path);
    @Nullable SideLock lock = null;
    boolean done = false;
    try {
      lock = SideLock.on(path);
      Opened opened = opening.under(lock);
      done = true;
      return opened;
    } finally {
      if (!done) {
        release(key, lock);
      }
    }
  }

  private void take(Path key, Path path) {
    synchronized (open) {
      if (!open.add(key)) {
        throw SideLock.taken(path);
      }
    }
  }

  private void release(Path key, @Nullable SideLock lock) {
    if (lock != null) {
      lock.close();
    }
    synchronized (open) {
      open.remove(key);
    }
  }

  private Opened opened(
      Path path, Journal journal, long length, SideLock lock, @Nullable Mended mended) {
    Path key = path.toAbsolutePath().normalize();
    try {
      Store store = FileStore.open(path);
      Appender appender = new Appender(path, store, length, journal.setting().entries());
      BattleFile file = new BattleFile(path, appender, () -> release(key, lock));
      return new Opened(file, journal, mended);
    } catch (IOException e) {
      throw Disk.unwritable(path, e);
    }
  }
}
