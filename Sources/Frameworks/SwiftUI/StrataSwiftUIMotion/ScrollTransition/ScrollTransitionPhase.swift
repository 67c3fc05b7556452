/// The phase of a view in a scroll view.
///
/// Same as Apple's.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the top or leading edge of the scroll view.
  case topLeading
  /// The view is visible and shown unchanged.
  case identity
  /// The view is at the bottom or trailing edge of the scroll view.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is visible and shown unchanged.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 while visible, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
