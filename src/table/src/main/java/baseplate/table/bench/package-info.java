/// Editors of any ruleset, rendered from what its workbenches say: fields, ledger, limits and a
/// drawing.
package baseplate.table.bench;
