/// How large the person wants text. Same as Apple's.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
