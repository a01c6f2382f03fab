/// Architecture rules and data lint over the whole reactor.
@NullMarked
package baseplate.checks;

import org.jspecify.annotations.NullMarked;
