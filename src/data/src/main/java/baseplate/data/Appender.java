package baseplate.data;

import baseplate.core.doc.Canonical;
import baseplate.core.journal.Entry;
import baseplate.core.journal.EntryDocs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/// Writes entries at the end of a file on a thread of its own, and says when they are on the disk.
///
/// All entries that wait are written and forced together. When that fails the file is cut back to
/// its last good line, whoever waits is told, and the entries stay owed: the next one brings them
/// along, so that a disk with room again has lost nothing. A file that somebody else changed is not
/// touched.
final class Appender implements AutoCloseable {
  private final Path file;
  private final Store store;
  private final EntryDocs docs;
  private final Deque<Waiting> queue = new ArrayDeque<>();
  private final List<Entry> owed = new ArrayList<>();
  private final Thread writer;
  private long length;
  private boolean torn;
  private boolean closing;

  /// An entry and whoever waits for it.
  private record Waiting(Entry entry, CompletableFuture<@Nullable Void> safe) {}

  /// @param length of the file; its last line has its end
  Appender(Path file, Store store, long length, EntryDocs docs) {
    this.file = file;
    this.store = store;
    this.length = length;
    this.docs = docs;
    this.writer = Thread.ofPlatform().daemon().name("battle file").start(this::write);
  }

  /// Takes an entry; returns at once.
  CompletionStage<@Nullable Void> append(Entry entry) {
    CompletableFuture<@Nullable Void> safe = new CompletableFuture<>();
    synchronized (queue) {
      if (closing) {
        throw new IllegalStateException("the battle file is closed");
      }
      queue.add(new Waiting(entry, safe));
      queue.notifyAll();
    }
    return safe.minimalCompletionStage();
  }

  private void write() {
    for (List<Waiting> batch = batch(); !batch.isEmpty(); batch = batch()) {
      write(batch);
    }
  }

  private void write(List<Waiting> batch) {
    batch.forEach(waiting -> owed.add(waiting.entry()));
    try {
      repair();
      store.ready(length);
      torn = true;
      writeOwed();
      torn = false;
      batch.forEach(waiting -> waiting.safe().complete(null));
    } catch (IOException | RuntimeException e) {
      cutBack();
      BadFile bad = e instanceof BadFile known ? known : Disk.unwritable(file, e);
      batch.forEach(waiting -> waiting.safe().completeExceptionally(bad));
    }
  }

  /// All that waits; empty when the file is being closed and nothing is left.
  private List<Waiting> batch() {
    synchronized (queue) {
      awaitWork();
      List<Waiting> batch = List.copyOf(queue);
      queue.clear();
      return batch;
    }
  }

  /// Sleeps until an entry waits or the file is being closed; the caller holds the queue.
  private void awaitWork() {
    while (queue.isEmpty() && !closing) {
      try {
        queue.wait();
      } catch (InterruptedException e) {
        // nobody but this class knows the thread, and it never interrupts it
        throw new IllegalStateException(e);
      }
    }
  }

  private void writeOwed() throws IOException {
    byte[] lines = lines();
    store.write(ByteBuffer.wrap(lines), length);
    store.force();
    length += lines.length;
    owed.clear();
  }

  private byte[] lines() {
    ByteArrayOutputStream out = new ByteArrayOutputStream(512 * owed.size());
    owed.forEach(entry -> out.writeBytes(line(docs, entry)));
    return out.toByteArray();
  }

  static byte[] line(EntryDocs docs, Entry entry) {
    String line = Links.linked(Canonical.text(docs.body(entry)), entry.chain());
    return (line + '\n').getBytes(StandardCharsets.ISO_8859_1);
  }

  /// Takes away what is left of lines that were not written whole.
  private void repair() throws IOException {
    if (torn) {
      store.truncate(length);
      torn = false;
    }
  }

  private void cutBack() {
    try {
      repair();
    } catch (IOException _) {
      // what is left of a line is cut before the next one, or when the file is played on again
    }
  }

  /// Writes what waits, then closes the file.
  @Override
  public void close() throws IOException {
    synchronized (queue) {
      closing = true;
      queue.notifyAll();
    }
    boolean interrupted = false;
    while (writer.isAlive()) {
      try {
        writer.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    store.close();
  }
}
