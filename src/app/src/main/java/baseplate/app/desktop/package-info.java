/// The desktop: its window and pages, settings, and the files that battles are kept in.
package baseplate.app.desktop;
