/// A temperature, stored in degrees Celsius.
public struct Temperature: Hashable, Comparable, Sendable {
  /// The temperature in degrees Celsius.
  public let celsius: Double

  /// Creates a temperature, stored in degrees Celsius.
  public init(celsius: Double) { self.celsius = celsius }

  /// The temperature in degrees Fahrenheit.
  public var fahrenheit: Double { celsius * 9 / 5 + 32 }

  public static func < (one: Temperature, other: Temperature) -> Bool {
    one.celsius < other.celsius
  }
}

/// A speed, stored in metres per second.
public struct Speed: Hashable, Comparable, Sendable {
  /// The speed in metres per second.
  public let metresPerSecond: Double

  /// Creates a speed, stored in metres per second.
  public init(metresPerSecond: Double) { self.metresPerSecond = metresPerSecond }

  /// The speed in kilometres per hour.
  public var kilometresPerHour: Double { metresPerSecond * 3.6 }
  /// The speed in miles per hour.
  public var milesPerHour: Double { metresPerSecond * 3600 / 1609.344 }
  /// The speed in knots.
  public var knots: Double { metresPerSecond * 3600 / 1852 }

  public static func < (one: Speed, other: Speed) -> Bool {
    one.metresPerSecond < other.metresPerSecond
  }
}

/// An air pressure, stored in hectopascals.
public struct Pressure: Hashable, Sendable {
  /// The pressure in hectopascals.
  public let hectopascals: Double

  /// Creates an air pressure, stored in hectopascals.
  public init(hectopascals: Double) { self.hectopascals = hectopascals }

  /// The pressure in inches of mercury.
  public var inchesOfMercury: Double { hectopascals / 33.863_886_666_667 }
  /// The pressure in millimetres of mercury.
  public var millimetresOfMercury: Double { hectopascals / 1.333_223_874_15 }
}

/// A distance such as the visibility, stored in metres.
public struct Distance: Hashable, Sendable {
  /// The distance in metres.
  public let metres: Double

  /// Creates a distance such as the visibility, stored in metres.
  public init(metres: Double) { self.metres = metres }

  /// The distance in kilometres.
  public var kilometres: Double { metres / 1000 }
  /// The distance in miles.
  public var miles: Double { metres / 1609.344 }
}

/// An amount of rain and melted snow, stored in millimetres.
///
/// `nil` and 0 mm differ: the first is unknown, the second is dry.
public struct Precipitation: Hashable, Sendable {
  /// The amount in millimetres.
  public let millimetres: Double

  /// Creates an amount of rain and melted snow, stored in millimetres.
  public init(millimetres: Double) { self.millimetres = millimetres }

  /// The amount in inches.
  public var inches: Double { millimetres / 25.4 }
}
