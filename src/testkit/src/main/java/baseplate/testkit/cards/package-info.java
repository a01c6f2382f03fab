/// A ruleset of hidden hands for tests of whatever must keep secrets: a sealed deck, cards laid
/// face down, instants that either side may answer with, slots, a hand-over between turns.
///
/// Each side holds three cards to begin with and three hearts. In a turn it draws a card, and may
/// lay one face down in its line of three, attack with one that lies there, and discard one; then
/// it hands over.
package baseplate.testkit.cards;
