/// How a change is to be seen happening: along which curve, for how long, how often.
public struct Motion: Hashable, Sendable {
  /// How far along it is at each part of its time.
  public enum Curve: Hashable, Sendable {
    /// The two inner points of a cubic curve from 0, 0 to 1, 1.
    case bezier(Double, Double, Double, Double)
    /// The way gone, at equal parts of the time.
    case samples([Double])

    public static let linear = Curve.bezier(0, 0, 1, 1)
  }

  public var curve: Curve
  /// In seconds, as is `delay`.
  public var duration: Double
  public var delay: Double
  /// How often it happens; `infinity` where it never ends.
  public var times: Double
  /// Whether every second time leads back.
  public var reverses: Bool
  /// The elements that move, with all inside them; where there is none, everything may.
  public var scope: [ElementID]

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
