/// Scripted dice, table sketches, assertions, case generator, golden runner and proof rulesets.
package baseplate.testkit;
