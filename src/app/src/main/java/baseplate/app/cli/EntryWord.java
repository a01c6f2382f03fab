package baseplate.app.cli;

import baseplate.core.words.Phrase;
import org.jspecify.annotations.Nullable;

/// An entry that an option names. Whether it is a number at all is seen from the words, before any
/// file is read; whether there is such an entry, from the battle.
///
/// @param option the option's name
/// @param number the entry's number, null where the option is not given
/// @param least the first entry that can be named
record EntryWord(String option, @Nullable Integer number, int least) {
  private static final int MOST = 1_000_000_000;

  /// Reads the option; throws [Trouble] where it holds no number.
  static EntryWord read(Call call, String option, int least) {
    boolean given = call.option(option).isPresent();
    int number = (int) call.whole(option, least, least, MOST);
    return new EntryWord(option, given ? Integer.valueOf(number) : null, least);
  }

  /// The entry's number in the battle, the last one where none is named; throws [Trouble] where
  /// there is no such entry.
  int in(Save save) {
    int last = save.journal().size();
    int wanted = number == null ? last : number;
    if (wanted > last) {
      throw Trouble.cannot(
          Phrase.of("app.trouble.entry", "file", save.file().toString(), "entry", wanted)
              .with("option", "--" + option)
              .with("least", least)
              .with("last", last));
    }
    return wanted;
  }
}
