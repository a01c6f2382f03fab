/// A ruleset of a few lines for tests of whatever works with any ruleset: dice, choices of the
/// other side, steps, numbers to pick, a refusal, a draw.
package baseplate.testkit.duel;
