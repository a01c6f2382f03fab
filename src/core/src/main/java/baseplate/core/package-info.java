/// Battle, commands, events, inputs, dice, odds, rulings, journal and what a ruleset provides.
package baseplate.core;
