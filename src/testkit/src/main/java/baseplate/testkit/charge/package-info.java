/// A ruleset of moves that are interrupted, blows that are parried, chained steps and modules on
/// joints, for tests of whatever must hold in the middle of a resolution.
///
/// Riders and guards stand on a small table. A move stops where it comes within an enemy's reach; a
/// blow may be parried, fells, goes on to the next piece in its line, knocks back; modules fly off
/// and are taken up again.
package baseplate.testkit.charge;
