package baseplate.data;

import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/// A line of a text that says something.
///
/// @param number from 1
/// @param indent spaces in front
/// @param text what stands behind them, without spaces at the end
record TextLine(int number, int indent, String text) {

  /// The lines of a text without blank ones and remarks.
  static List<TextLine> split(String text, String file) {
    List<TextLine> lines = new ArrayList<>();
    int number = 0;
    for (String raw : text.lines().toList()) {
      TextLine line = of(++number, raw).withoutTabs(file);
      if (line.says()) {
        lines.add(line);
      }
    }
    return lines;
  }

  private static TextLine of(int number, String raw) {
    int indent = 0;
    while (indent < raw.length() && raw.charAt(indent) == ' ') {
      indent++;
    }
    return new TextLine(number, indent, raw.substring(indent).stripTrailing());
  }

  /// This line; throws [BadFile] when it holds a tab.
  private TextLine withoutTabs(String file) {
    if (text.indexOf('\t') >= 0) {
      throw bad(file, text.indexOf('\t'), Phrase.of("data.text.tab"));
    }
    return this;
  }

  /// Whether it is neither blank nor a remark.
  private boolean says() {
    return !text.isEmpty() && text.charAt(0) != '#';
  }

  /// Whether it is an item of a list.
  boolean isItem() {
    return text.equals("-") || text.startsWith("- ");
  }

  /// `line:column` of an offset into the text.
  String place(int offset) {
    return number + ":" + (indent + offset + 1);
  }

  /// A fault at an offset into the text.
  BadFile bad(String file, int offset, Phrase problem) {
    return new BadFile(file, place(offset), problem, Phrase.of("data.mend.text"));
  }
}
