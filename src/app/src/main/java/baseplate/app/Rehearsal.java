package baseplate.app;

import baseplate.app.desktop.SelfTest;
import baseplate.core.Ruleset;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;

/// Uses the program once as people do, so that the packaging can keep what the virtual machine
/// learnt by it and every start after is quicker.
final class Rehearsal {
  private final Path folder;

  private Rehearsal(Path folder) {
    this.folder = folder;
  }

  /// Runs through the commands with every ruleset; ends the process with 1 where one fails.
  ///
  /// @param words an empty folder for the battles
  static void main(String[] words) {
    new Rehearsal(Path.of(words[0])).all();
    System.exit(SelfTest.rehearse(System.out, System.err) ? 0 : 1);
  }

  private void all() {
    run("--help");
    run("rulesets");
    run("rulesets", "--json");
    ServiceLoader.load(Ruleset.class).stream().map(ServiceLoader.Provider::get).forEach(this::play);
  }

  private void play(Ruleset ruleset) {
    String scenario = ruleset.scenarios().getFirst().id();
    String file = folder.resolve(ruleset.id() + ".battle.jsonl").toString();
    run("new", ruleset.id(), "--scenario", scenario, "--seed", "1", "--out", file);
    for (String entries : List.of("4", "40")) {
      run("auto", file, "--entries", entries);
      lookAt(file);
    }
  }

  private static void lookAt(String file) {
    run("show", file);
    run("options", file, "--json");
    run("explain", file, "--json");
    run("verify", file, "--json");
    run("show", file, "--png", file + ".png", "--force");
  }

  private static void run(String... words) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, false, StandardCharsets.UTF_8);
    if (Baseplate.run(words, out, out) != 0) {
      System.err.println(String.join(" ", words) + ": " + said.toString(StandardCharsets.UTF_8));
      System.exit(1);
    }
  }
}
