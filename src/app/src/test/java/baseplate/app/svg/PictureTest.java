package baseplate.app.svg;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Scene;
import baseplate.core.scene.Zone;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class PictureTest {
  private static final Texts TEXTS =
      new Texts(Locale.ROOT, Map.of("app.picture.ruler", "{inches} in", "label", "{text}"));

  private static List<Point> box(int x, int y, int across, int along) {
    return List.of(
        Point.ofInches(x, y),
        Point.ofInches(x + across, y),
        Point.ofInches(x + across, y + along),
        Point.ofInches(x, y + along));
  }

  private static Phrase label(String text) {
    return Phrase.of("label", "text", text);
  }

  private static Figure figure(
      Figure.Role role, @Nullable Integer side, String name, List<Point> corners) {
    Figure.Part part = new Figure.Part(role, Figure.Material.BRICK, corners, Height.ofBricks(3));
    SideId owner = side == null ? null : new SideId(side);
    return new Figure(new PieceId("p"), owner, label(name), List.of(part), List.of(label("hit")));
  }

  private static Figure hull(@Nullable Integer side, String name, int x) {
    return figure(Figure.Role.HULL, side, name, box(x, 5, 1, 2));
  }

  private static Scene scene(List<Figure> figures, List<Mark> marks) {
    TableSize table = new TableSize(Length.ofInches(20), Length.ofInches(10));
    Zone zone = new Zone("z", label("strip"), box(0, 0, 20, 2));
    return new Scene(table, List.of(zone), figures, marks);
  }

  private static Document drawn(Scene scene, Picture.Caption... captions) throws Exception {
    String svg = new Picture(scene, TEXTS, List.of(captions)).svg();
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }

  private static List<String> texts(Document svg) {
    return elements(svg, "text").stream().map(Element::getTextContent).toList();
  }

  private static List<Element> elements(Document svg, String name) {
    NodeList all = svg.getElementsByTagName(name);
    return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i)).toList();
  }

  /// One of each role on either side.
  private static List<Figure> figures() {
    return Arrays.stream(Figure.Role.values())
        .flatMap(
            role ->
                IntStream.of(0, 1)
                    .mapToObj(side -> figure(role, side, role.name(), box(5, 5, 1, 2))))
        .toList();
  }

  /// One of each kind in every tone.
  private static List<Mark> marks() {
    return Arrays.stream(Mark.Tone.values()).flatMap(PictureTest::marks).toList();
  }

  private static Stream<Mark> marks(Mark.Tone tone) {
    return Stream.of(
        new Mark.Area(box(3, 3, 2, 2), tone),
        new Mark.Line(box(3, 3, 2, 2), tone),
        new Mark.Spot(Point.ofInches(4, 4), tone),
        new Mark.Note(Point.ofInches(4, 4), label(tone.name()), tone));
  }

  @Test
  void every_kind_of_part_and_mark_is_drawn_as_well_formed_svg() throws Exception {
    Document svg = drawn(scene(figures(), marks()), new Picture.Caption("left", "right"));

    assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(texts(svg))
        .contains("left", "right", "strip", "6 in", "HULL", "WRECK", "ZONE", "hit");
  }

  @Test
  void words_cannot_become_markup() throws Exception {
    String nasty = "</text><script>x\u0000\u0007</script> & \"'\uD83D\uDE00\uD83D";
    Document svg =
        drawn(
            scene(List.of(figure(Figure.Role.HULL, 0, nasty, box(5, 5, 1, 2))), List.of()),
            new Picture.Caption(nasty, nasty));

    assertThat(svg.getElementsByTagName("script").getLength()).isZero();
    assertThat(texts(svg)).anySatisfy(text -> assertThat(text).contains("<script>x", "😀"));
  }

  @Test
  void inches_become_whole_thousandths_from_the_far_edge_down() throws Exception {
    Document svg =
        drawn(scene(List.of(), List.of(new Mark.Spot(Point.ofInches(3, 4), Mark.Tone.GOOD))));
    Element spot = elements(svg, "circle").getLast();

    assertThat(spot.getAttribute("cx")).isEqualTo("3000");
    assertThat(spot.getAttribute("cy")).isEqualTo("6000");
    assertThat(svg.getDocumentElement().getAttribute("viewBox")).isEqualTo("-300 -300 20600 11500");
  }

  @Test
  void sides_differ_by_pattern_and_not_by_colour_alone() {
    List<Figure> hulls = List.of(hull(0, "a", 5), hull(1, "b", 8), hull(null, "c", 11));
    Scene scene = scene(hulls, List.of());

    assertThat(new Picture(scene, TEXTS, List.of()).svg())
        .containsOnlyOnce("url(#side0)")
        .containsOnlyOnce("url(#side1)");
  }

  @Test
  void a_long_caption_goes_on_in_the_next_line_and_loses_no_word() throws Exception {
    String words = "seven little tanks stood behind a wall and waited for the eighth ".repeat(3);
    Document svg = drawn(scene(List.of(), List.of()), new Picture.Caption(words.strip(), "end"));

    assertThat(String.join(" ", texts(svg))).contains(words.strip()).contains("end");
    assertThat(svg.getDocumentElement().getAttribute("viewBox")).startsWith("-300 -");
  }

  @Test
  void labels_of_neighbours_do_not_cover_one_another() throws Exception {
    Map<String, Integer> heights = heights(hull(0, "Panzer 1", 5), hull(1, "Panzer 2", 6));
    assertThat(heights).containsOnlyKeys("Panzer 1", "Panzer 2");
    assertThat(heights.get("Panzer 1")).isNotEqualTo(heights.get("Panzer 2"));
  }

  @Test
  void a_label_keeps_off_the_piece_below_where_there_is_another_place() throws Exception {
    Figure far = figure(Figure.Role.HULL, 0, "Panzer 1", box(5, 7, 1, 2));
    Figure near = figure(Figure.Role.HULL, 1, "Panzer 2", box(5, 5, 1, 2));

    assertThat(heights(far).get("Panzer 1")).isGreaterThan(3_000);
    assertThat(heights(far, near).get("Panzer 1")).isLessThan(3_000);
  }

  private static Map<String, Integer> heights(Figure... figures) throws Exception {
    return elements(drawn(scene(List.of(figures), List.of())), "text").stream()
        .filter(text -> text.getTextContent().startsWith("Panzer"))
        .collect(
            Collectors.toMap(
                Element::getTextContent, text -> Integer.parseInt(text.getAttribute("y"))));
  }

  @Test
  void inches_stand_along_two_edges() throws Exception {
    List<Element> numbers =
        elements(drawn(scene(List.of(), List.of())), "text").stream()
            .filter(text -> text.getTextContent().matches("[0-9]+"))
            .toList();

    assertThat(numbers).extracting(Element::getTextContent).containsExactly("6", "12", "18", "6");
    assertThat(numbers.get(1).getAttribute("x")).isEqualTo("12000");
  }

  @Test
  void a_wreck_keeps_the_pattern_of_its_side() {
    Figure wreck = figure(Figure.Role.WRECK, 1, "w", box(5, 5, 1, 2));

    assertThat(new Picture(scene(List.of(wreck), List.of()), TEXTS, List.of()).svg())
        .containsOnlyOnce("url(#side1)");
  }

  @Test
  void many_wrecks_side_by_side_have_labels_that_do_not_cover_one_another() throws Exception {
    List<Figure> wrecks =
        IntStream.range(0, 4)
            .mapToObj(i -> figure(Figure.Role.WRECK, 0, "Panzer " + i, box(6 + i, 5, 1, 2)))
            .toList();
    List<Element> words =
        elements(drawn(scene(wrecks, List.of())), "text").stream()
            .filter(text -> text.getTextContent().matches("Panzer .|hit"))
            .toList();

    assertThat(words).hasSize(8);
    for (Element one : words) {
      assertThat(words.stream().filter(other -> cover(one, other))).containsExactly(one);
    }
  }

  private static boolean cover(Element one, Element other) {
    long width = (Labels.width(one.getTextContent()) + Labels.width(other.getTextContent())) / 2;
    return Math.abs(whole(one, "x") - whole(other, "x")) < width - 10
        && Math.abs(whole(one, "y") - whole(other, "y")) < Labels.HEIGHT - 10;
  }

  private static long whole(Element element, String name) {
    return Long.parseLong(element.getAttribute(name));
  }
}
