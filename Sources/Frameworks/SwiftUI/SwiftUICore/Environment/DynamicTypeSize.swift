/// The text size that the user prefers. Same as Apple's.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest text size.
  case xSmall
  /// A text size two steps below the default.
  case small
  /// A text size one step below the default.
  case medium
  /// The default text size.
  case large
  /// A text size one step above the default.
  case xLarge
  /// A text size two steps above the default.
  case xxLarge
  /// The largest size that is not an accessibility size.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest accessibility size.
  case accessibility5

  /// A Boolean value that indicates whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
