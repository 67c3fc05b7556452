/// The wind at one moment.
public struct Wind: Equatable, Sendable {
  public let speed: Speed
  /// Where it comes from, clockwise from north in degrees, 0 ..< 360; `nil` when not measured.
  public let direction: Double?
  public let gust: Speed?

  public init(speed: Speed, direction: Double?, gust: Speed?) {
    self.speed = speed
    self.direction = direction.map { $0 - 360 * ($0 / 360).rounded(.down) }
    self.gust = gust
  }

  /// The nearest of eight compass points it comes from.
  public var compassPoint: CompassPoint? { direction.map(CompassPoint.init(degrees:)) }
}

/// One of eight directions.
public enum CompassPoint: Int, CaseIterable, Sendable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  /// - Parameter degrees: Clockwise from north; any turn counts, -45 is north-west.
  public init(degrees: Double) {
    let eighth = Int((degrees / 45).rounded()) % 8
    self = Self(rawValue: (eighth + 8) % 8) ?? .north
  }

  /// The String Catalog's key of the name: "compass.northEast.name".
  public var nameKey: String { "compass.\(self).name" }
}
