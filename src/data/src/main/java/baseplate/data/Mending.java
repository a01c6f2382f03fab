package baseplate.data;

import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Puts a battle file right: cuts it at the last line whose link holds, ends that line, or brings
/// the file into the format of today. What goes is on the disk beside it before it is touched.
final class Mending implements MendingStore.Mend {
  private final Path path;
  private final byte[] found;
  private final BattleReader.Reading reading;
  private final Journal journal;
  private volatile BattleFiles.@Nullable Mended mended;

  /// @param found what the file held when it was read
  Mending(Path path, byte[] found, BattleReader.Reading reading) {
    this.path = path;
    this.found = found;
    this.reading = reading;
    this.journal = isOld(reading) ? reading.journal().linkedAnew() : reading.journal();
  }

  /// Whether there is anything to do.
  static boolean isNeeded(BattleReader.Reading reading) {
    return reading.bad() > 0 || !reading.ended() || isOld(reading);
  }

  private static boolean isOld(BattleReader.Reading reading) {
    return reading.format() < Header.FORMAT;
  }

  /// The entries that stay, in the format of today.
  Journal journal() {
    return journal;
  }

  /// How long the file is afterwards.
  long length() {
    return isOld(reading)
        ? BattleFiles.bytes(journal).length
        : reading.good() + (reading.ended() ? 0L : 1L);
  }

  /// What is to be cut off, null when nothing is.
  @Nullable Damage damage() {
    return reading.bad() > 0 ? Damage.of(found, reading) : null;
  }

  /// What was cut off so far.
  Optional<BattleFiles.Mended> mended() {
    return Optional.ofNullable(mended);
  }

  @Override
  public Store on(Store store) throws IOException {
    store.ready(found.length);
    if (!Arrays.equals(store.bytes(BattleFiles.LARGEST), found)) {
      throw Disk.changed(path);
    }
    keepTail();
    return isOld(reading) ? renewed(store) : ended(store);
  }

  private void keepTail() {
    if (reading.bad() > 0) {
      byte[] cut = Arrays.copyOfRange(found, reading.good(), found.length);
      mended = new BattleFiles.Mended(reading.bad(), keep(".cut-", cut));
    }
  }

  private Store ended(Store store) throws IOException {
    store.truncate(reading.good());
    if (!reading.ended()) {
      store.write(ByteBuffer.wrap(new byte[] {'\n'}), reading.good());
    }
    store.force();
    return store;
  }

  private Store renewed(Store old) throws IOException {
    keep(".format-" + reading.format() + "-", found);
    Aside.replace(path, BattleFiles.bytes(journal));
    Store renewed = FileStore.open(path);
    old.close();
    return renewed;
  }

  /// Puts bytes into a file beside the battle file whose name is not taken.
  ///
  /// @param mark what follows the battle file's name, before a number
  private Path keep(String mark, byte[] bytes) {
    int number = 1;
    Path kept = beside(mark, number);
    while (Files.exists(kept, LinkOption.NOFOLLOW_LINKS)) {
      kept = beside(mark, ++number);
    }
    Aside.create(kept, bytes);
    return kept;
  }

  private Path beside(String mark, int number) {
    return path.resolveSibling(path.getFileName() + mark + number);
  }
}
