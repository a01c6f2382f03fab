package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.data.race.Race;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PacksTest {
  private static final List<Ruleset> RULESETS = List.of(new Race());

  private static final String MANIFEST =
      """
      {"id": "club", "name": "Club shoes", "version": "1", "ruleset": "race", "format": 1,
       "files": {"shoes": ["data/shoes.json"]}}
      """;

  private static final String SHOES =
      """
      {"shoes": [{"id": "boot", "grip": "rain"}, {"id": "sandal", "grip": "sun"}]}
      """;

  @TempDir private Path folder;

  @Test
  void a_folder_and_its_zip_give_the_same_pack() throws IOException {
    Path plain = folder("plain", Map.of("pack.json", MANIFEST, "data/shoes.json", SHOES));
    Path zip = zip("a.zip", Map.of("pack.json", MANIFEST, "data/shoes.json", SHOES));
    Path nested = zip("b.zip", Map.of("club/pack.json", MANIFEST, "club/data/shoes.json", SHOES));
    Pack pack = Packs.read(plain, RULESETS);
    assertThat(pack.data().id()).isEqualTo("club");
    assertThat(pack.data().files())
        .containsExactly(new SetUp.PackFile("shoes", Json.read(SHOES, "shoes", Limits.FILE)));
    assertThat(Packs.read(zip, RULESETS)).isEqualTo(pack);
    assertThat(Packs.read(nested, RULESETS)).isEqualTo(pack);
  }

  @Test
  void a_bad_pack_stops_no_other() throws IOException {
    folder("good", Map.of("pack.json", MANIFEST, "data/shoes.json", SHOES));
    folder("bad", Map.of("pack.json", "{"));
    folder("same-id", Map.of("pack.json", MANIFEST, "data/shoes.json", SHOES));
    Files.writeString(folder.resolve("no.zip"), "no zip at all");
    Packs.Found found = Packs.in(folder, RULESETS);
    assertThat(found.packs()).extracting(Pack::id).containsExactly("club");
    assertThat(found.bad())
        .extracting(bad -> bad.problem().key())
        .containsExactly("data.json.cut", "data.pack.no-zip", "data.pack.same-id");
  }

  @Test
  void a_folder_of_packs_that_is_not_there_holds_none() {
    assertThat(Packs.in(folder.resolve("nowhere"), RULESETS).packs()).isEmpty();
  }

  @Test
  void an_entry_that_breaks_the_schema_is_named_with_file_pointer_and_rule() throws IOException {
    String shoes = SHOES.replace("\"sun\"", "\"snow\"");
    BadFile bad = refused(Map.of("pack.json", MANIFEST, "data/shoes.json", shoes));
    assertThat(bad.file()).endsWith("data/shoes.json");
    assertThat(bad.place()).isEqualTo("/shoes/1/grip");
    assertThat(bad.problem().key()).isEqualTo("data.schema.enum");
    assertThat(bad.problem().args()).containsEntry("limit", "[\"rain\",\"sun\"]");
    assertThat(bad.mend().key()).isEqualTo("data.mend.field");
  }

  @Test
  void an_id_stands_once_in_a_pack() throws IOException {
    String shoes = SHOES.replace("sandal", "boot");
    BadFile bad = refused(Map.of("pack.json", MANIFEST, "data/shoes.json", shoes));
    assertThat(bad.problem().key()).isEqualTo("data.pack.twice");
    assertThat(bad.place()).isEqualTo("/shoes/1/id");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../outside.json", "/etc/passwd", "data/../../x.json", "C:\\\\x.json", "data//x.json", "",
        "data\\\\x.json", ".hidden", "data/./x.json", "nul\\u0000", "x/", "a/b/c/d/e/f/g/h/i"
      })
  void no_path_of_a_manifest_leads_out(String path) throws IOException {
    Files.writeString(folder.resolve("outside.json"), SHOES);
    String manifest = MANIFEST.replace("data/shoes.json", path);
    BadFile bad = refused(Map.of("pack.json", manifest, "data/shoes.json", SHOES));
    assertThat(bad.problem().key()).isEqualTo("data.pack.path");
    assertThat(bad.place()).isEqualTo("/files/shoes");
  }

  @ParameterizedTest
  @ValueSource(strings = {"../evil.json", "/evil.json", "club/../../evil", "a\\b", "c:evil"})
  void no_name_in_a_zip_leads_out(String name) throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("pack.json", MANIFEST);
    files.put("data/shoes.json", SHOES);
    files.put(name, "x");
    BadFile bad = refused(zip("evil.zip", files));
    assertThat(bad.problem().key()).isEqualTo("data.pack.path");
  }

  @Test
  void links_are_not_followed() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.json"), SHOES);
    Path pack = folder("linked", Map.of("pack.json", MANIFEST));
    Files.createDirectories(pack.resolve("data"));
    Files.createSymbolicLink(pack.resolve("data/shoes.json"), secret);
    assertThat(refused(pack).problem().key()).isEqualTo("data.pack.link");
    Files.delete(pack.resolve("data/shoes.json"));
    Files.delete(pack.resolve("data"));
    Files.createSymbolicLink(pack.resolve("data"), folder);
    assertThat(refused(pack).problem().key()).isEqualTo("data.pack.link");
  }

  @Test
  void what_swells_too_much_is_refused() throws IOException {
    String bomb = "{\"shoes\": [" + " ".repeat(3 << 20) + "]}";
    Map<String, String> files = Map.of("pack.json", MANIFEST, "data/shoes.json", bomb);
    assertThat(refused(zip("bomb.zip", files)).problem().key()).isEqualTo("data.pack.swells");
    String large = "{\"shoes\": [" + " ".repeat(5 << 20) + "]}";
    Path plain = folder("large", Map.of("pack.json", MANIFEST, "data/shoes.json", large));
    assertThat(refused(plain).problem().key()).isEqualTo("data.json.bytes");
  }

  @Test
  void a_zip_with_too_many_entries_is_refused() throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    for (int i = 0; i <= 1_000; i++) {
      files.put("f" + i, "");
    }
    assertThat(refused(zip("many.zip", files)).problem().key()).isEqualTo("data.pack.entries");
  }

  @Test
  void a_zip_cut_at_any_byte_is_refused_in_words() throws IOException {
    Path zip = zip("whole.zip", Map.of("pack.json", MANIFEST, "data/shoes.json", SHOES));
    byte[] whole = Files.readAllBytes(zip);
    for (int length = 0; length < whole.length; length += 3) {
      Path cut = folder.resolve("cut.zip");
      Files.write(cut, java.util.Arrays.copyOf(whole, length));
      assertThat(refused(cut)).isNotNull();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"id\": \"club\"|\"id\": \"Club\"|/id",
        "\"race\"|\"chess\"|/ruleset",
        "\"format\": 1|\"format\": 2|/format",
        "\"shoes\": [|\"hats\": [|/files/hats",
        "\"version\": \"1\"|\"version\": 1|/version",
        "\"name\": \"Club shoes\"|\"name\": \"\"|/name",
        "\"format\": 1|\"format\": 1, \"run\": \"rm\"|/run",
      })
  void a_manifest_is_read_strictly(String change) throws IOException {
    String[] parts = change.split("\\|", -1);
    String manifest = MANIFEST.replace(parts[0], parts[1]);
    assertThat(manifest).isNotEqualTo(MANIFEST);
    BadFile bad = refused(Map.of("pack.json", manifest, "data/shoes.json", SHOES));
    assertThat(bad.place()).isEqualTo(parts[2]);
    assertThat(bad.file()).endsWith("pack.json");
  }

  private BadFile refused(Map<String, String> files) throws IOException {
    return refused(folder("pack", files));
  }

  private static BadFile refused(Path pack) {
    return catchThrowableOfType(BadFile.class, () -> Packs.read(pack, RULESETS));
  }

  private Path folder(String name, Map<String, String> files) throws IOException {
    Path pack = folder.resolve(name);
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = pack.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    return pack;
  }

  private Path zip(String name, Map<String, String> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(file.getKey()));
        write(zip, file.getValue());
      }
    }
    return Files.write(folder.resolve(name), bytes.toByteArray());
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
