package baseplate.testkit.charge;

import baseplate.core.words.RuleId;

/// The rules by their ids.
enum ChargeRule {
  TURNS("CHG-1"),
  MOVING("CHG-2"),
  INTERRUPTING("CHG-3"),
  STRIKING("CHG-4"),
  PARRYING("CHG-5"),
  WOUNDING("CHG-6"),
  GOING_ON("CHG-7"),
  KNOCKING("CHG-8"),
  FLYING("CHG-9"),
  JOINING("CHG-10"),
  ENDING("CHG-11");

  private final String id;

  ChargeRule(String id) {
    this.id = id;
  }

  RuleId id() {
    return new RuleId(id);
  }
}
