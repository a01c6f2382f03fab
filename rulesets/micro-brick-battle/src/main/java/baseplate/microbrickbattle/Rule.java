package baseplate.microbrickbattle;

import baseplate.core.words.RuleId;
import java.util.List;

/// The rules by their lasting names.
final class Rule {
  static final RuleId MBB_1 = new RuleId("MBB-1");
  static final RuleId MBB_2 = new RuleId("MBB-2");
  static final RuleId MBB_3 = new RuleId("MBB-3");
  static final RuleId MBB_4 = new RuleId("MBB-4");
  static final RuleId MBB_5 = new RuleId("MBB-5");
  static final RuleId MBB_6 = new RuleId("MBB-6");
  static final RuleId MBB_7 = new RuleId("MBB-7");
  static final RuleId MBB_8 = new RuleId("MBB-8");
  static final RuleId MBB_9 = new RuleId("MBB-9");
  static final RuleId MBB_10 = new RuleId("MBB-10");
  static final RuleId MBB_11 = new RuleId("MBB-11");
  static final RuleId MBB_12 = new RuleId("MBB-12");
  static final RuleId MBB_13 = new RuleId("MBB-13");
  static final RuleId MBB_14 = new RuleId("MBB-14");
  static final RuleId MBB_15 = new RuleId("MBB-15");
  static final RuleId MBB_16 = new RuleId("MBB-16");
  static final RuleId MBB_17 = new RuleId("MBB-17");
  static final RuleId MBB_18 = new RuleId("MBB-18");
  static final RuleId MBB_19 = new RuleId("MBB-19");
  static final RuleId MBB_20 = new RuleId("MBB-20");
  static final RuleId MBB_21 = new RuleId("MBB-21");
  static final RuleId MBB_22 = new RuleId("MBB-22");
  static final RuleId MBB_23 = new RuleId("MBB-23");
  static final RuleId MBB_24 = new RuleId("MBB-24");
  static final RuleId MBB_25 = new RuleId("MBB-25");
  static final RuleId MBB_26 = new RuleId("MBB-26");
  static final RuleId MBB_27 = new RuleId("MBB-27");
  static final RuleId MBB_28 = new RuleId("MBB-28");
  static final RuleId MBB_29 = new RuleId("MBB-29");
  static final RuleId MBB_30 = new RuleId("MBB-30");
  static final RuleId MBB_31 = new RuleId("MBB-31");
  static final RuleId MBB_32 = new RuleId("MBB-32");
  static final RuleId MBB_33 = new RuleId("MBB-33");
  static final RuleId MBB_34 = new RuleId("MBB-34");
  static final RuleId MBB_35 = new RuleId("MBB-35");
  static final RuleId MBB_36 = new RuleId("MBB-36");
  static final RuleId MBB_37 = new RuleId("MBB-37");
  static final RuleId MBB_38 = new RuleId("MBB-38");
  static final RuleId MBB_39 = new RuleId("MBB-39");
  static final RuleId MBB_40 = new RuleId("MBB-40");
  static final RuleId MBB_41 = new RuleId("MBB-41");

  /// All in order.
  static final List<RuleId> ALL =
      List.of(
          MBB_1, MBB_2, MBB_3, MBB_4, MBB_5, MBB_6, MBB_7, MBB_8, MBB_9, MBB_10, MBB_11, MBB_12,
          MBB_13, MBB_14, MBB_15, MBB_16, MBB_17, MBB_18, MBB_19, MBB_20, MBB_21, MBB_22, MBB_23,
          MBB_24, MBB_25, MBB_26, MBB_27, MBB_28, MBB_29, MBB_30, MBB_31, MBB_32, MBB_33, MBB_34,
          MBB_35, MBB_36, MBB_37, MBB_38, MBB_39, MBB_40, MBB_41);

  private Rule() {}
}
