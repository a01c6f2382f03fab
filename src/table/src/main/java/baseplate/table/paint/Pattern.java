package baseplate.table.paint;

/// What a side wears beside its colour, so that colour is never alone.
public enum Pattern {
  HATCH,
  DOTS,
  BARS,
  CHEQUER
}
