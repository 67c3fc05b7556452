/// A temperature, kept in degrees Celsius.
public struct Temperature: Hashable, Comparable, Sendable {
  public let celsius: Double

  public init(celsius: Double) { self.celsius = celsius }

  public var fahrenheit: Double { celsius * 9 / 5 + 32 }

  public static func < (one: Temperature, other: Temperature) -> Bool {
    one.celsius < other.celsius
  }
}

/// A speed, kept in metres per second.
public struct Speed: Hashable, Comparable, Sendable {
  public let metresPerSecond: Double

  public init(metresPerSecond: Double) { self.metresPerSecond = metresPerSecond }

  public var kilometresPerHour: Double { metresPerSecond * 3.6 }
  public var milesPerHour: Double { metresPerSecond * 3600 / 1609.344 }
  public var knots: Double { metresPerSecond * 3600 / 1852 }

  public static func < (one: Speed, other: Speed) -> Bool {
    one.metresPerSecond < other.metresPerSecond
  }
}

/// An air pressure, kept in hectopascals.
public struct Pressure: Hashable, Sendable {
  public let hectopascals: Double

  public init(hectopascals: Double) { self.hectopascals = hectopascals }

  public var inchesOfMercury: Double { hectopascals / 33.863_886_666_667 }
  public var millimetresOfMercury: Double { hectopascals / 1.333_223_874_15 }
}

/// A distance, kept in metres: how far one can see.
public struct Distance: Hashable, Sendable {
  public let metres: Double

  public init(metres: Double) { self.metres = metres }

  public var kilometres: Double { metres / 1000 }
  public var miles: Double { metres / 1609.344 }
}

/// An amount of rain and melted snow, kept in millimetres.
///
/// No amount at all (`nil`) and 0 mm differ: the first says nothing, the second says dry.
public struct Precipitation: Hashable, Sendable {
  public let millimetres: Double

  public init(millimetres: Double) { self.millimetres = millimetres }

  public var inches: Double { millimetres / 25.4 }
}
