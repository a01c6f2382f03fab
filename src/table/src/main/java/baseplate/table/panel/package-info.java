/// What stands around the table: bars, rosters, cards, ledger, dice, log.
package baseplate.table.panel;
