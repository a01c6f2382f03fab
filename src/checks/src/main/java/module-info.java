import org.jspecify.annotations.NullMarked;

/// Architecture rules and data lint over the whole reactor; holds tests only.
@NullMarked
module baseplate.checks {
  requires static transitive org.jspecify;
  requires baseplate.core;
  requires baseplate.data;
  requires jdk.compiler;

  uses baseplate.core.Ruleset;
}
