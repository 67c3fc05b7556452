public import SwiftUICore

/// The level of a heading. Same as Apple's.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// The heading has no level.
  case unspecified
  /// The heading is that of a page.
  case h1
  /// The heading is that of a section.
  case h2
  /// The heading is that of a subsection.
  case h3
  /// The heading is of the fourth level.
  case h4
  /// The heading is of the fifth level.
  case h5
  /// The heading is of the sixth level.
  case h6
}

extension View {
  /// Marks the view as a heading of a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    let rank = level == .unspecified ? nil : String(level.rawValue)
    return modifier(
      AttributeModifier(attributes: rank.map { [.role: "heading", .level: $0] } ?? [:])
    )
    .environment(\.headingLevel, rank)
  }
}
