package baseplate.benchmarks;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.dice.Seed;
import baseplate.simulation.Played;
import baseplate.simulation.Playout;
import baseplate.simulation.Watch;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Battles of six against six by random players a second, and the commands judged in them, what-ifs
/// included.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 12, time = 3)
@Measurement(iterations = 5, time = 3)
public class BattleBenchmark {
  /// Whether rulings and reckonings are built.
  @Param({"RESULT_ONLY", "EVIDENCE"})
  Judge.Showing showing = Judge.Showing.RESULT_ONLY;

  private final Ready meeting = Ready.meeting();
  private final List<Battle> deployed = meeting.deployed(32);
  private Playout playout = new Playout(meeting.rules(), Ready.RANDOM, Watch.NOBODY);
  private int next;

  /// Counted beside the battles.
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counts {
    /// Commands judged.
    public long judged;

    /// Commands and answers carried out.
    public long decisions;

    /// Begins anew.
    @Setup(Level.Iteration)
    public void clear() {
      judged = 0;
      decisions = 0;
    }
  }

  /// Chooses the judge.
  @Setup
  public void setUp() {
    playout = new Playout(meeting.rules(), Ready.RANDOM, Watch.NOBODY, showing);
  }

  /// From the first turn on, both sides deployed.
  @Benchmark
  public Battle fight(Counts counts) {
    return played(deployed.get(next % deployed.size()), counts);
  }

  /// From the laying out of the table on.
  @Benchmark
  public Battle whole(Counts counts) {
    return played(meeting.start(), counts);
  }

  private Battle played(Battle start, Counts counts) {
    Played played = playout.play(start, new Seed(1).child(next++));
    counts.judged += played.judged();
    counts.decisions += played.decisions();
    return played.end();
  }
}
