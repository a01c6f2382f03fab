package baseplate.data;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Sink;
import baseplate.data.race.Race;
import baseplate.data.race.RaceCommand;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AppenderTest {
  private static final Path PATH = Path.of("disk", "race.battle.jsonl");

  /// A disk with as much room as the test says.
  private static final class SmallDisk implements Store {
    private byte[] content = new byte[0];
    private int room = Integer.MAX_VALUE;
    private int forces;
    private boolean forceFails;
    private boolean cutFails;

    @Override
    public synchronized void ready(long length) {
      if (content.length != length) {
        throw Disk.changed(PATH);
      }
    }

    @Override
    public synchronized byte[] bytes(int most) {
      return content.clone();
    }

    @Override
    public synchronized void write(ByteBuffer bytes, long position) throws IOException {
      byte[] grown = Arrays.copyOf(content, (int) position + bytes.remaining());
      bytes.get(grown, (int) position, bytes.remaining());
      content = Arrays.copyOf(grown, Math.min(grown.length, room));
      if (grown.length > room) {
        throw new IOException("No space left on device");
      }
    }

    @Override
    public synchronized void force() throws IOException {
      forces++;
      if (forceFails) {
        throw new IOException("Input/output error");
      }
    }

    @Override
    public synchronized void truncate(long length) throws IOException {
      if (cutFails) {
        throw new IOException("Input/output error");
      }
      content = Arrays.copyOf(content, (int) length);
    }

    @Override
    public void close() {}
  }

  /// A disk that is not done before it is woken.
  private static final class SleepyDisk implements Store {
    private final Store disk;
    private final CountDownLatch woken = new CountDownLatch(1);

    private SleepyDisk(Store disk) {
      this.disk = disk;
    }

    @Override
    public void ready(long length) throws IOException {
      disk.ready(length);
    }

    @Override
    public byte[] bytes(int most) throws IOException {
      return disk.bytes(most);
    }

    @Override
    public void write(ByteBuffer bytes, long position) throws IOException {
      disk.write(bytes, position);
    }

    @Override
    public void force() {
      try {
        woken.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void truncate(long length) throws IOException {
      disk.truncate(length);
    }

    @Override
    public void close() {}
  }

  private final SmallDisk disk = new SmallDisk();
  private final Journal journal = new Journal(Race.setting(5));
  private final Appender appender = new Appender(PATH, disk, 0, journal.setting().entries());
  private final Session session = new Session(journal, appender::append);

  @Test
  void a_full_disk_is_said_and_the_file_keeps_its_whole_lines() throws IOException {
    step().toCompletableFuture().join();
    byte[] good = disk.content.clone();
    disk.room = good.length + 100;
    BadFile bad = failed(step());
    assertThat(bad.problem().args().toString()).contains("data.disk.full");
    assertThat(bad.file()).isEqualTo(PATH.toString());
    assertThat(disk.content).isEqualTo(good);
    appender.close();
    assertThat(disk.content).isEqualTo(good);
  }

  @Test
  void what_did_not_fit_is_written_with_the_next_entry_when_there_is_room_again()
      throws IOException {
    step().toCompletableFuture().join();
    disk.room = disk.content.length;
    failed(step());
    failed(step());
    disk.room = Integer.MAX_VALUE;
    step().toCompletableFuture().join();
    appender.close();
    assertThat(disk.content).isEqualTo(lines(journal));
    assertThat(journal.size()).isEqualTo(4);
  }

  @Test
  void a_force_that_fails_is_a_failure_too() throws IOException {
    disk.forceFails = true;
    assertThat(failed(step()).problem().args().toString()).contains("data.disk.other");
    assertThat(disk.content).isEmpty();
    appender.close();
  }

  @Test
  void what_is_left_of_a_line_goes_before_the_next_one_where_it_could_not_at_once()
      throws IOException {
    step().toCompletableFuture().join();
    disk.room = disk.content.length + 100;
    disk.cutFails = true;
    failed(step());
    disk.room = Integer.MAX_VALUE;
    disk.cutFails = false;
    step().toCompletableFuture().join();
    appender.close();
    assertThat(disk.content).isEqualTo(lines(journal));
  }

  @Test
  void a_file_that_is_not_as_it_was_left_is_not_touched() throws IOException {
    step().toCompletableFuture().join();
    byte[] longer = Arrays.copyOf(disk.content, disk.content.length + 10);
    disk.content = longer.clone();
    assertThat(failed(step()).problem().key()).isEqualTo("data.battle.changed");
    assertThat(failed(step()).problem().key()).isEqualTo("data.battle.changed");
    appender.close();
    assertThat(disk.content).isEqualTo(longer);
  }

  @Test
  void closing_writes_what_waits() throws IOException {
    for (int i = 0; i < 200; i++) {
      step();
    }
    appender.close();
    assertThat(disk.content).isEqualTo(lines(journal));
    assertThat(disk.forces).isLessThanOrEqualTo(200);
    assertThat(catchThrowableOfType(IllegalStateException.class, this::step)).isNotNull();
  }

  @Test
  void nobody_waits_for_the_disk_to_give_a_command() throws IOException {
    SleepyDisk sleepy = new SleepyDisk(disk);
    Appender lazy = new Appender(PATH, sleepy, 0, journal.setting().entries());
    List<CompletionStage<Void>> stages = fiftySteps(new Session(journal, lazy::append));
    assertThat(stages).noneMatch(stage -> stage.toCompletableFuture().isDone());
    sleepy.woken.countDown();
    stages.forEach(stage -> stage.toCompletableFuture().join());
    lazy.close();
    checkAllWritten();
  }

  private static List<CompletionStage<Void>> fiftySteps(Session quick) {
    List<CompletionStage<Void>> stages = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      quick.submit(new RaceCommand.Step(Race.runner(i % 12), 1));
      stages.add(quick.kept());
    }
    return stages;
  }

  private void checkAllWritten() throws IOException {
    appender.close();
    assertThat(disk.content).isEqualTo(lines(journal));
  }

  @Test
  void without_a_sink_nothing_is_kept_and_nothing_fails() throws IOException {
    Session loose = new Session(new Journal(Race.setting(1)), Sink.NONE);
    loose.submit(new RaceCommand.Step(Race.runner(0), 1));
    loose.kept().toCompletableFuture().join();
    assertThat(loose.journal().size()).isEqualTo(1);
    appender.close();
  }

  private CompletionStage<@Nullable Void> step() {
    session.submit(new RaceCommand.Step(Race.runner(0), 1));
    return session.kept();
  }

  private static BadFile failed(CompletionStage<@Nullable Void> stage) {
    CompletionException failure =
        catchThrowableOfType(
            CompletionException.class,
            () -> {
              stage.toCompletableFuture().join();
            });
    assertThat(failure.getCause()).isInstanceOf(BadFile.class);
    return (BadFile) requireNonNull(failure.getCause());
  }

  private static byte[] lines(Journal journal) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    journal
        .entries()
        .forEach(entry -> out.writeBytes(Appender.line(journal.setting().entries(), entry)));
    return out.toByteArray();
  }
}
