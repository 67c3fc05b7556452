/// Where a view is on its way through a scroll view.
///
/// Same as Apple's.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// On its way out at the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// On its way in from the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is to have its own look.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
