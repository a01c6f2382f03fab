package baseplate.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The rules that a test shows, by their lasting names: `@Covers("MBB-16")`.
///
/// The checks over the whole reactor read it to list rules without a test.
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Covers {
  /// Rule ids.
  String[] value();
}
