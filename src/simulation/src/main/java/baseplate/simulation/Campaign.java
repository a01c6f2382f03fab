package baseplate.simulation;

import baseplate.core.dice.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/// Many battles of one plan, on several threads; the answer does not depend on how many.
///
/// Battles are taken in order and each that was taken is finished, so that a cancelled campaign
/// gives the answer of a shorter one.
public final class Campaign {
  private final Plan plan;
  private final AtomicInteger taken = new AtomicInteger();
  private final AtomicInteger finished = new AtomicInteger();
  private final AtomicBoolean cancelled = new AtomicBoolean();

  /// @param plan what is played
  public Campaign(Plan plan) {
    this.plan = plan;
  }

  /// Plays until all is played or somebody cancels; an interrupt of the calling thread cancels too.
  /// Throws IllegalStateException naming the battle and its seed when one breaks.
  ///
  /// @param threads at least 1
  public Result run(int threads) {
    List<Future<Tally>> parts = new ArrayList<>();
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) {
        parts.add(workers.submit(this::work));
      }
      return new Result(plan, gather(parts));
    }
  }

  private Tally gather(List<Future<Tally>> parts) {
    Tally all = Tally.none(plan.players().size());
    for (Future<Tally> part : parts) {
      all = all.plus(await(part));
    }
    return all;
  }

  private Tally await(Future<Tally> part) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return part.get();
        } catch (InterruptedException _) {
          interrupted = true;
          cancel();
        }
      }
    } catch (ExecutionException broken) {
      cancel();
      throw new IllegalStateException(broken.getMessage(), broken);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// Lets the battles under way end and begins no more.
  public void cancel() {
    cancelled.set(true);
  }

  /// Battles finished so far, for a bar of progress.
  public int finished() {
    return finished.get();
  }

  private Tally work() {
    Tally tally = Tally.none(plan.players().size());
    for (int battle = next(); battle < plan.battles(); battle = next()) {
      tally = tally.plus(played(battle));
      finished.incrementAndGet();
    }
    return tally;
  }

  private int next() {
    return cancelled.get() ? plan.battles() : taken.getAndIncrement();
  }

  private Tally played(int battle) {
    try {
      return plan.play(battle);
    } catch (RuntimeException broken) {
      Seed seed = plan.seed();
      throw new IllegalStateException("battle " + battle + " of seed " + seed + " broke", broken);
    }
  }
}
