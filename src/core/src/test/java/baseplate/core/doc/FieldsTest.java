package baseplate.core.doc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class FieldsTest {
  private final Doc.Obj doc =
      Doc.object()
          .put("name", "wall")
          .put("long", new BigDecimal("1.2345"))
          .put("short", new BigDecimal("1.234"))
          .put("many", 1_000_000_000L)
          .put("of/what~", Doc.object().put("x", 1).build())
          .build();

  @Test
  void a_missing_field_is_named() {
    refused(() -> Fields.of(doc, "/a").text("colour"), "/a", "core.malformed.missing");
  }

  @Test
  void a_field_of_another_type_is_pointed_at() {
    refused(() -> Fields.of(doc, "").number("name"), "/name", "core.malformed.type");
    refused(() -> Fields.of(doc, "").text("many"), "/many", "core.malformed.type");
    refused(() -> Fields.of(doc, "").object("name"), "/name", "core.malformed.type");
    refused(() -> Fields.of(doc, "").items("name"), "/name", "core.malformed.type");
    refused(() -> Fields.of(Doc.of(1), "/p"), "/p", "core.malformed.type");
  }

  @Test
  void inches_have_at_most_three_places() {
    assertThat(Fields.of(doc, "").inches("short").thousandths()).isEqualTo(1_234);
    refused(() -> Fields.of(doc, "").inches("long"), "/long", "core.malformed.places");
    refused(() -> Fields.of(doc, "").inches("many"), "/many", "core.malformed.range");
  }

  @Test
  void a_number_past_its_bounds_is_refused_with_both() {
    assertThat(Fields.of(doc, "").whole("many", 0, 1_000_000_000L)).isEqualTo(1_000_000_000L);
    refused(
        () -> Fields.of(doc, "").whole("many", 0, 999_999_999L), "/many", "core.malformed.range");
  }

  @Test
  void a_field_that_nobody_read_is_refused() {
    Fields fields = Fields.of(doc, "");
    fields.text("name");
    fields.number("long");
    fields.number("short");
    fields.number("many");
    refused(fields::done, "/of~1what~0", "core.malformed.unknown");
    fields.any("of/what~");
    fields.done();
  }

  private static void refused(ThrowingCallable call, String pointer, String key) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            Malformed.class,
            fault -> {
              assertThat(fault.pointer()).isEqualTo(pointer);
              assertThat(fault.problem().key()).isEqualTo(key);
            });
  }
}
