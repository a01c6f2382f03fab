/// Measurements of the core, of sight and of odds; never on the default test path.
@NullMarked
package baseplate.benchmarks;

import org.jspecify.annotations.NullMarked;
