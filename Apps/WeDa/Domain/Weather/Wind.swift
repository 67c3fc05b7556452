/// The wind at one time.
public struct Wind: Equatable, Sendable {
  /// The wind's speed.
  public let speed: Speed
  /// The direction from which it blows, clockwise from north in degrees, 0 ..< 360; `nil` if it was
  /// not measured.
  public let direction: Double?
  /// The speed of gusts; `nil` if it was not measured.
  public let gust: Speed?

  /// Creates a wind with a speed, a direction and gusts.
  public init(speed: Speed, direction: Double?, gust: Speed?) {
    self.speed = speed
    self.direction = direction.map { $0 - 360 * ($0 / 360).rounded(.down) }
    self.gust = gust
  }

  /// The nearest of the eight compass points from which the wind blows; `nil` if the direction was
  /// not measured.
  public var compassPoint: CompassPoint? { direction.map(CompassPoint.init(degrees:)) }
}

/// One of eight compass points.
public enum CompassPoint: Int, CaseIterable, Sendable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  /// Creates the compass point nearest to a direction.
  ///
  /// - Parameter degrees: The direction clockwise from north, in any range: -45 is north-west.
  public init(degrees: Double) {
    let eighth = Int((degrees / 45).rounded()) % 8
    self = Self(rawValue: (eighth + 8) % 8) ?? .north
  }

  /// The string catalog's key of the name: "compass.northEast.name".
  public var nameKey: String { "compass.\(self).name" }
}
