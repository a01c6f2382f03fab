package baseplate.core;

/// What becomes of a command that the rules refuse.
public enum Enforcement {
  /// It is refused.
  ENFORCE,
  /// It is carried out; the entry carries the refusal, and players are warned.
  WARN,
  /// It is carried out; the entry carries the refusal.
  FREE
}
