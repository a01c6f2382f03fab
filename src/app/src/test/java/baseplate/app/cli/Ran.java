package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.data.Json;
import java.nio.charset.StandardCharsets;

/// What a command printed and how it ended.
record Ran(int exit, String out, String err) {
  /// The key of a sentence that nobody made words of.
  private static final String RAW_KEY = "\\b(app|core|data|mbb)\\.[a-z-]+\\.[a-z-]+";

  /// It is done; nothing stands on stderr.
  Ran done() {
    assertThat(err).isEmpty();
    assertThat(exit).isZero();
    return this;
  }

  /// It ended with that code and one line on stderr that holds all of these, and nothing of the
  /// program's inside.
  Ran failed(int code, String... parts) {
    assertThat(err).startsWith("baseplate: ").endsWith("\n").hasLineCount(1);
    for (String part : parts) {
      assertThat(err).contains(part);
    }
    assertThat(err + out).doesNotContain("Exception", "\tat ", "baseplate.core.", "fault of the");
    assertThat(err).doesNotContainPattern("\\{[a-zA-Z0-9]+}").doesNotContainPattern(RAW_KEY);
    assertThat(exit).isEqualTo(code);
    return this;
  }

  /// The JSON value that it printed.
  Doc json() {
    return Json.read(out.getBytes(StandardCharsets.UTF_8), "output");
  }

  /// The JSON object that it printed.
  Fields object() {
    return Fields.of(json(), "");
  }
}
