import Rendering

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
