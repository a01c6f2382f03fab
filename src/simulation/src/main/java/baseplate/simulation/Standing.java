package baseplate.simulation;

import baseplate.core.SideId;

/// How one player fared in a campaign.
///
/// @param side the side that it played; where seats changed, the one of the first battle
/// @param player its name
/// @param wins battles won
/// @param share of all battles
public record Standing(SideId side, String player, int wins, Share share) {}
