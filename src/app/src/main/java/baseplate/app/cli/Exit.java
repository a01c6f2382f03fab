package baseplate.app.cli;

/// How a command ended, for the shell.
public enum Exit {
  /// Done.
  DONE(0),
  /// Refused, not valid, or it cannot be done.
  CANNOT(1),
  /// The words were not understood.
  USAGE(2);

  private final int code;

  Exit(int code) {
    this.code = code;
  }

  /// What the process returns.
  public int code() {
    return code;
  }
}
