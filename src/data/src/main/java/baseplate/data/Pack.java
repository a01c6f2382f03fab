package baseplate.data;

import baseplate.core.SetUp;

/// A player-made pack: data for one ruleset beside what comes with the program.
///
/// @param id its entries are named `id:entry`, so that it adds and never shadows
/// @param name what players read
/// @param version in its maker's counting
/// @param ruleset the id of the ruleset that it is for
/// @param data its documents, of the shapes that the ruleset asks for
public record Pack(String id, String name, String version, String ruleset, SetUp.PackData data) {}
