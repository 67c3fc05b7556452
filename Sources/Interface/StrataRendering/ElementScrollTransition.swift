/// A scroll transition: the look of an element while it enters the visible area of its scroll view,
/// and while it leaves it. The browser interpolates by the scroll position without the server.
public struct ElementScrollTransition: Hashable, Sendable {
  /// The transition at one edge of the visible area.
  public struct End: Hashable, Sendable {
    /// The look while the element is not visible at all.
    public var pose: TransitionState
    /// The threshold from which the element has its usual look. Up to 1 it is the visible fraction
    /// of the element; from 1 to 2 it is the way on to the middle, so that 2 is the middle.
    public var rest: Double
    /// The timing curve of the transition at this edge.
    public var curve: Motion.Curve

    /// Creates the transition at an edge.
    public init(_ pose: TransitionState, rest: Double = 1, curve: Motion.Curve = .linear) {
      (self.pose, self.rest, self.curve) = (pose, rest, curve)
    }
  }

  /// The transition at the top or leading edge.
  public var start: End
  /// The transition at the bottom or trailing edge.
  public var end: End
  /// The usual look, as a transition state.
  public var middle: TransitionState
  /// A Boolean value that indicates whether the scroll view scrolls horizontally.
  public var isHorizontal: Bool

  /// Creates a scroll transition.
  public init(start: End, end: End, middle: TransitionState = .none, isHorizontal: Bool = false) {
    (self.start, self.end) = (start, end)
    (self.middle, self.isHorizontal) = (middle, isHorizontal)
  }
}
