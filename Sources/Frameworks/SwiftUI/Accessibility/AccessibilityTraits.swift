import Rendering

/// What kind of thing a view is for assistive technology.
///
/// Partial: those that HTML can say; the others are absent.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let isSelected = AccessibilityTraits(rawValue: 2)
  public static let isButton = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 32)
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  public static let isStaticText = AccessibilityTraits(rawValue: 128)

  var attributes: [Attribute: String] {
    var attributes: [Attribute: String] = [:]
    if contains(.isHeader) { attributes[.role] = "heading" }
    if contains(.isImage) { attributes[.role] = "img" }
    if contains(.isSelected) { attributes[.isSelected] = "true" }
    if contains(.updatesFrequently) { attributes[.live] = "polite" }
    return attributes
  }
}

/// What becomes of the parts of a view for assistive technology.
///
/// Same as Apple's.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }
  private let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)

  /// Without their parents' label, parts are read one after the other: that is what a browser does
  /// with a group.
  var attributes: [Attribute: String] {
    switch kind {
    case .ignore: [.role: "img"]
    case .contain, .combine: [.role: "group"]
    }
  }
}
