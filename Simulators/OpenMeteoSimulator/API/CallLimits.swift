/// The number of weighted calls that are allowed in a minute, an hour and a day of the clock.
public struct CallLimits: Sendable, Equatable {
  /// The number of weighted calls that are allowed in a minute.
  public var minutely: Double
  /// The number of weighted calls that are allowed in an hour.
  public var hourly: Double
  /// The number of weighted calls that are allowed in a day.
  public var daily: Double

  /// Creates limits; the defaults are those of the free service.
  public init(minutely: Double = 600, hourly: Double = 5000, daily: Double = 10_000) {
    self.minutely = minutely
    self.hourly = hourly
    self.daily = daily
  }
}
