package baseplate.core;

import baseplate.core.input.Request;

/// Leaves the rules when an input is not there yet; caught by the judge alone.
final class Awaited extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Request request;

  Awaited(Request request) {
    super("awaited", null, false, false);
    this.request = request;
  }

  Request request() {
    return request;
  }
}
