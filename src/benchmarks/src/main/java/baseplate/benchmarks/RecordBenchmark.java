package baseplate.benchmarks;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Verdict;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Verification;
import baseplate.data.BattleFile;
import baseplate.data.BattleFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// Opening and verifying a battle file, going to any of its entries, and entering commands.
@SuppressWarnings("NullAway.Init") // play() comes before everything else
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 10, time = 2)
@Measurement(iterations = 5, time = 2)
public class RecordBenchmark {
  private static final int ENTRIES = 10_000;
  private static final int MOMENTS = 2_000;
  private static final int COMMANDS = 1_000;

  private final BattleFiles files = new BattleFiles(List.of(Record.ruleset()));
  private Path folder;
  private Path path;
  private Journal journal;
  private BattleFile file;
  private Session onDisk;
  private Command move;

  @Setup
  public void play() throws IOException {
    folder = Files.createTempDirectory("record");
    path = folder.resolve("record.battle.jsonl");
    journal = Record.of(ENTRIES);
    files.create(path, journal).file().close();
    BattleFiles.Opened live = files.create(folder.resolve("live.battle.jsonl"), Record.setting());
    file = live.file();
    onDisk = new Session(live.journal(), file);
    move = Record.upToMove(journal, onDisk);
  }

  @TearDown
  public void clear() throws IOException {
    file.close();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(one);
      }
    }
  }

  /// An entry of a file that is opened.
  @Benchmark
  @OperationsPerInvocation(ENTRIES)
  public Journal open() {
    return files.read(path);
  }

  /// An entry of a file that is verified.
  @Benchmark
  @OperationsPerInvocation(ENTRIES)
  public Verification verify() {
    return files.verify(path);
  }

  /// All of the last 2,000 moments, one after the other.
  @Benchmark
  public int moments() {
    int pieces = 0;
    for (int i = 0; i < MOMENTS; i++) {
      Battle battle = journal.battleAfter(ENTRIES - i);
      pieces += battle.pieces().size();
    }
    return pieces;
  }

  /// A command on the caller's thread: a move, and its undo, judged, linked and entered.
  @Benchmark
  @OperationsPerInvocation(COMMANDS)
  public Session command() {
    Session session = new Session(new Journal(journal.setting()), Sink.NONE);
    Record.upToMove(journal, session);
    for (int i = 0; i < COMMANDS; i += 2) {
      session.submit(move);
      session.submit(new Command.Undo());
    }
    return session;
  }

  /// A command until the disk has it.
  @Benchmark
  @OperationsPerInvocation(2)
  public Verdict durable() {
    onDisk.submit(move);
    onDisk.kept().toCompletableFuture().join();
    Verdict undone = onDisk.submit(new Command.Undo());
    onDisk.kept().toCompletableFuture().join();
    return undone;
  }
}
