package baseplate.core;

/// Where in the order of play a battle stands.
///
/// @param round from 1; 0 while the battle is set up
/// @param turn turns begun so far, from 1; 0 while the battle is set up
/// @param active the side whose turn it is
/// @param phase the ruleset's name of the phase
public record Clock(int round, int turn, SideId active, String phase) {}
