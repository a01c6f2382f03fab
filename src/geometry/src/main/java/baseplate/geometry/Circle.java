package baseplate.geometry;

/// A disc on the table, its rim included.
public record Circle(Point centre, Length radius) {}
