/// How large the person wants text. Same as Apple's.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body text beside its usual 17 points.
  var scale: Double {
    switch self {
    case .xSmall: 14 / 17
    case .small: 15 / 17
    case .medium: 16 / 17
    case .large: 1
    case .xLarge: 19 / 17
    case .xxLarge: 21 / 17
    case .xxxLarge: 23 / 17
    case .accessibility1: 28 / 17
    case .accessibility2: 33 / 17
    case .accessibility3: 40 / 17
    case .accessibility4: 47 / 17
    case .accessibility5: 53 / 17
    }
  }
}
