package baseplate.core.input;

/// What was asked and what came. With the request in the record, faces can be checked against the
/// seed and luck be told without judging again.
///
/// @param asked what was asked
/// @param input what came
public record Given(Request asked, Input input) {}
