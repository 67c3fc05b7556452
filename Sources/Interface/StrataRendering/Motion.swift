/// An animation: timing curve, duration, delay and repetition.
public struct Motion: Hashable, Sendable {
  /// A timing curve: the progress at each fraction of the duration.
  public enum Curve: Hashable, Sendable {
    /// The two inner control points of a cubic Bézier curve from 0, 0 to 1, 1.
    case bezier(Double, Double, Double, Double)
    /// The progress, sampled at equal intervals of the time.
    case samples([Double])

    /// The animation has constant speed.
    public static let linear = Curve.bezier(0, 0, 1, 1)
  }

  /// The timing curve of the animation.
  public var curve: Curve
  /// The animation's duration, in seconds.
  public var duration: Double
  /// The animation's delay, in seconds.
  public var delay: Double
  /// The number of rounds; `infinity` for ever.
  public var times: Double
  /// A Boolean value that indicates whether every second round runs backwards.
  public var reverses: Bool
  /// The elements that are animated, with their descendants; if empty, all may be.
  public var scope: [ElementID]

  /// Creates an animation.
  public init(
    _ curve: Curve, duration: Double, delay: Double = 0, times: Double = 1, reverses: Bool = false,
    scope: [ElementID] = []
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.times = times
    self.reverses = reverses
    self.scope = scope
  }
}
