/// Launcher, windows and the command line.
package baseplate.app;
