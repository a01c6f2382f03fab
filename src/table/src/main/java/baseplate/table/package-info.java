/// The table in front of the players, which knows no ruleset.
package baseplate.table;
