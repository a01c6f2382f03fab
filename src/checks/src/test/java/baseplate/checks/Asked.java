package baseplate.checks;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.function.Predicate;

/// What the rules of the architecture ask of a class or an access.
final class Asked {
  /// A computer player, or a class within one.
  static final DescribedPredicate<JavaClass> PART_OF_A_PLAYER =
      DescribedPredicate.describe("are part of a player", Asked::isPartOfPlayer);

  /// Takes a number from somewhere that no seed decides.
  static final ArchCondition<JavaClass> USE_UNSEEDED_CHANCE =
      accessing(
          "use chance without a seed",
          access ->
              Set.of(
                          "java.util.Random",
                          "java.util.SplittableRandom",
                          "java.security.SecureRandom",
                          "java.util.concurrent.ThreadLocalRandom")
                      .contains(access.getTargetOwner().getName())
                  || access.getTargetOwner().getName().startsWith("java.util.random.")
                  || isCall(access, "java.lang.Math", "random")
                  || isCall(access, "java.lang.StrictMath", "random")
                  || isCall(access, "java.util.UUID", "randomUUID")
                  || isCall(access, "java.util.Collections", "shuffle"));

  /// Asks what time it is.
  static final ArchCondition<JavaClass> READ_THE_CLOCK =
      accessing(
          "read the wall clock",
          access ->
              isCall(access, "java.lang.System", "currentTimeMillis")
                  || (access.getTargetOwner().getName().startsWith("java.time.")
                      && (access.getName().equals("now") || access.getName().startsWith("system")))
                  || isCall(access, "java.util.Date", "<init>")
                  || isCall(access, "java.util.Calendar", "getInstance"));

  /// Asks how much time went by.
  static final ArchCondition<JavaClass> MEASURE_TIME =
      accessing("measure time", access -> isCall(access, "java.lang.System", "nanoTime"));

  /// Words that depend on where the program runs.
  static final ArchCondition<JavaClass> FOLLOW_THE_MACHINE =
      accessing(
          "follow the machine's language, zone or processor",
          access ->
              isCall(access, "java.lang.String", "formatted")
                  || isCall(access, "java.util.Locale", "getDefault")
                  || isCall(access, "java.util.TimeZone", "getDefault")
                  || isCall(access, "java.time.ZoneId", "systemDefault")
                  || isCurve(access));

  /// Speaks past the one who called.
  static final ArchCondition<JavaClass> PRINT_OR_EXIT =
      accessing(
          "print or end the program",
          access ->
              isCall(access, "java.lang.System", "out")
                  || isCall(access, "java.lang.System", "err")
                  || isCall(access, "java.lang.System", "exit")
                  || isCall(access, "java.lang.Runtime", "exit")
                  || isCall(access, "java.lang.Runtime", "halt")
                  || isCall(access, "java.lang.Throwable", "printStackTrace"));

  private Asked() {}

  private static boolean isPartOfPlayer(JavaClass each) {
    return each.isAssignableTo("baseplate.core.play.Player")
        || each.getEnclosingClass().map(Asked::isPartOfPlayer).orElse(false);
  }

  /// `Math` may differ between machines in the last digit, `StrictMath` may not.
  private static boolean isCurve(JavaAccess<?> access) {
    return access.getTargetOwner().getName().equals("java.lang.Math")
        && access
            .getName()
            .matches(
                "a?sin|a?cos|a?tan|atan2|hypot|exp|expm1|log|log10|log1p|pow|cbrt|sinh|cosh|tanh");
  }

  private static boolean isCall(JavaAccess<?> access, String owner, String name) {
    return access.getTargetOwner().getName().equals(owner) && access.getName().equals(name);
  }

  private static ArchCondition<JavaClass> accessing(String what, Predicate<JavaAccess<?>> such) {
    return new ArchCondition<>(what) {
      @Override
      public void check(JavaClass each, ConditionEvents events) {
        each.getAccessesFromSelf().stream()
            .filter(such)
            .forEach(
                access ->
                    events.add(SimpleConditionEvent.satisfied(each, access.getDescription())));
      }
    };
  }
}
