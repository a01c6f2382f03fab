package baseplate.app;

import java.lang.module.ModuleDescriptor;
import java.util.Optional;

/// Which program this is.
public final class Versions {
  /// What stands where a build left no version, as in a run from source.
  private static final String SOURCE = "0.1.0";

  private Versions() {}

  /// The program's version.
  public static String program() {
    return Optional.ofNullable(Versions.class.getModule().getDescriptor())
        .flatMap(ModuleDescriptor::rawVersion)
        .map(version -> version.replace("-SNAPSHOT", ""))
        .orElse(SOURCE);
  }

  /// The version of Java that runs it.
  public static String java() {
    return Runtime.version().toString();
  }
}
