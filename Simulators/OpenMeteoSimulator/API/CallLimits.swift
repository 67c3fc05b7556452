/// How many weighted calls are allowed in a minute, an hour and a day of the clock.
public struct CallLimits: Sendable, Equatable {
  public var minutely: Double
  public var hourly: Double
  public var daily: Double

  /// What the free service allows.
  public init(minutely: Double = 600, hourly: Double = 5000, daily: Double = 10_000) {
    self.minutely = minutely
    self.hourly = hourly
    self.daily = daily
  }
}
