package baseplate.app.cli;

/// One command of the command line. Its sentences stand under `app.verb.NAME`.
interface Verb {
  /// The word that calls it.
  String name();

  /// Declares the words and options that it takes.
  void describe(Grammar grammar);

  /// Carries it out; throws [Trouble], [baseplate.data.BadFile] or [baseplate.core.doc.Malformed]
  /// for what the player can mend.
  Exit run(Call call);
}
