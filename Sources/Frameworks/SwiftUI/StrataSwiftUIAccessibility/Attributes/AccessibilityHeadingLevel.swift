public import SwiftUICore

/// The level of a heading. Same as Apple's.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
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
