/// The command line: one class a command, and what they share.
package baseplate.app.cli;
