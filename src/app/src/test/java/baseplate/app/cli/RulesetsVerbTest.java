package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesetsVerbTest {
  private final Bench bench;

  RulesetsVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private Fields mbb() {
    Doc.Items all = (Doc.Items) bench.run("rulesets", "--json").done().json();
    return all.items().stream()
        .map(one -> Fields.of(one, ""))
        .filter(one -> one.text("id").equals(Bench.MBB))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void each_ruleset_is_listed_with_its_name_and_rules() {
    Fields mbb = mbb();

    assertThat(mbb.text("name")).isEqualTo("Micro Brick Battle");
    assertThat(mbb.text("version")).isNotEmpty();
    assertThat(mbb.texts("rules")).hasSize(41).startsWith("MBB-1", "MBB-2").endsWith("MBB-41");
  }

  @Test
  void each_ruleset_is_listed_with_its_scenarios() {
    List<Fields> scenarios = mbb().objects("scenarios");

    assertThat(scenarios)
        .extracting(scenario -> scenario.text("id"))
        .contains("skirmish", "meeting-engagement", "breakthrough", "crossroads");
    assertThat(scenarios).allSatisfy(one -> assertThat(one.text("name")).isNotEmpty());
  }

  @Test
  void each_option_has_its_values_its_default_and_its_rule() {
    List<Fields> options = mbb().objects("options");

    assertThat(options).isNotEmpty();
    assertThat(options).allSatisfy(RulesetsVerbTest::assertComplete);
  }

  private static void assertComplete(Fields option) {
    assertThat(option.text("rule")).matches("MBB-[0-9]+");
    assertThat(option.texts("values")).contains(option.text("default"));
    assertThat(option.text("key")).isNotEmpty();
  }

  @Test
  void for_people_the_same_is_told_in_sentences() {
    Ran ran = bench.run("rulesets", Bench.MBB).done();

    assertThat(ran.out()).contains("Micro Brick Battle", "skirmish", "MBB-41", "rear-arc = 45");
  }

  @Test
  void each_rule_has_its_digest() {
    Fields digest = mbb().object("digest");

    assertThat(digest.names()).isEqualTo(mbb().texts("rules"));
    assertThat(digest.text("MBB-35")).contains("from −4 to 14");
  }

  @Test
  void each_schema_is_listed_and_printed() {
    for (String name : mbb().texts("schemas")) {
      Ran ran = bench.run("rulesets", Bench.MBB, "--schema", name).done();
      assertThat(ran.object().text("$schema")).contains("2020-12");
      Ran line = bench.run("rulesets", Bench.MBB, "--schema", name, "--json").done();
      assertThat(line.out()).hasLineCount(1);
      assertThat(line.json()).isEqualTo(ran.json());
    }
    assertThat(mbb().texts("schemas")).contains("unit", "scenario", "position", "command");
  }

  @Test
  void a_schema_is_named_together_with_its_ruleset() {
    bench.run("rulesets", Bench.MBB, "--schema", "castle").failed(1, "castle", "unit", "scenario");
    bench.run("rulesets", "--schema", "unit").failed(2, "RULESET");
  }

  @Test
  void an_unknown_ruleset_is_named_with_those_that_there_are() {
    bench.run("rulesets", "chess").failed(1, "chess", Bench.MBB);
  }
}
