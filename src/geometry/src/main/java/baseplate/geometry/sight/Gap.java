package baseplate.geometry.sight;

import baseplate.geometry.Length;

/// How far the deciding line passes from an obstacle that it does not meet.
public record Gap(String id, Length length) {
  String text() {
    return id + " " + length;
  }
}
