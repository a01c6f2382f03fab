package baseplate.microbrickbattle;

/// What one battle's rules are made from: its data, what it is fought for, what the table agreed.
///
/// @param catalogue units, terrain and Victory Table
/// @param terms ends and strips
/// @param readings the agreements
/// @param board where things stand
record Setting(Catalogue catalogue, Terms terms, Readings readings, Board board) {
  static Setting of(Catalogue catalogue, Terms terms, Readings readings) {
    return new Setting(catalogue, terms, readings, new Board(catalogue));
  }
}
