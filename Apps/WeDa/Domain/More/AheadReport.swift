public import Foundation

/// The forecast of all days that a source gives, with values that the first page does not need.
public struct AheadReport: Equatable, Sendable {
  /// The maximum number of days that a source gives.
  public static let longest = 16

  /// All days with their slots, today first.
  public let days: [ForecastDay]
  /// The further values by hour.
  public let hours: [AheadHour]
  /// The precipitation by quarter-hours; empty if the source has none.
  public let quarters: [RainQuarter]
  /// The time zone of the place.
  public let zone: PlaceZone
  /// The time of the source's response.
  public let fetchedAt: Date
  /// The source, with whose values those of another one must not be compared.
  public let provider: WeatherProvider

  /// Creates a report of the forecast of all days, with values that the first page does not need.
  ///
  /// - Parameter slots: The slots of all days.
  public init(
    slots: [ForecastSlot], hours: [AheadHour], quarters: [RainQuarter], zone: PlaceZone,
    fetchedAt: Date, provider: WeatherProvider = .openMeteo
  ) {
    days = ForecastDay.group(slots, in: zone, limit: Self.longest)
    self.hours = hours
    self.quarters = quarters
    self.zone = zone
    self.fetchedAt = fetchedAt
    self.provider = provider
  }
}

/// The further values of an hour; those that the source did not report are `nil`.
public struct AheadHour: Equatable, Sendable {
  /// The start of the hour.
  public let time: Date
  /// The temperature at which dew would form.
  public let dewPoint: Temperature?
  /// The UV index of the hour.
  public let ultraviolet: Double?
  /// The depth of the snow on the ground.
  public let snow: Distance?
  /// The air pressure at sea level.
  public let pressure: Pressure?

  /// Creates the further values of an hour of the forecast.
  public init(
    time: Date, dewPoint: Temperature? = nil, ultraviolet: Double? = nil, snow: Distance? = nil,
    pressure: Pressure? = nil
  ) {
    self.time = time
    self.dewPoint = dewPoint
    self.ultraviolet = ultraviolet
    self.snow = snow
    self.pressure = pressure
  }
}

/// The precipitation of a quarter of an hour.
public struct RainQuarter: Equatable, Identifiable, Sendable {
  /// The duration of the quarter-hour in seconds.
  public static let duration: TimeInterval = 900

  /// The start of the quarter-hour.
  public let time: Date
  /// The precipitation from the start to the end; `nil` if it is unknown.
  public let amount: Precipitation?

  /// The start of the quarter-hour.
  public var id: Date { time }
  /// The end of the quarter-hour.
  public var end: Date { time.addingTimeInterval(Self.duration) }

  /// Creates a quarter of an hour with its precipitation.
  public init(time: Date, amount: Precipitation?) {
    self.time = time
    self.amount = amount
  }
}

extension AheadReport {
  /// Returns the days after the last one of another forecast.
  public func days(after shown: [ForecastDay]) -> [ForecastDay] {
    guard let last = shown.last?.day else { return days }
    return days.filter { $0.day > last }
  }

  /// Returns the hour in which an instant is.
  public func hour(at now: Date) -> AheadHour? {
    hours.last { $0.time <= now && now < $0.time.addingTimeInterval(ForecastSlot.oneHour) }
  }

  /// Returns the highest UV index of the date of an instant; `nil` if it is unknown.
  public func strongestSun(onDateOf now: Date) -> Double? {
    let day = zone.day(of: now)
    return hours.filter { zone.day(of: $0.time) == day }.compactMap(\.ultraviolet).max()
  }

  /// Returns the pressure three hours after an instant; `nil` if it is unknown.
  public func pressure(threeHoursAfter now: Date) -> Pressure? {
    hour(at: now.addingTimeInterval(ForecastSlot.threeHours))?.pressure
  }

  /// Returns the quarter-hours that have not ended; none if all their amounts are unknown.
  ///
  /// - Parameter count: The number of quarter-hours. Those after the last one of the source are
  ///   unknown.
  public func quarters(from now: Date, upTo count: Int = 8) -> [RainQuarter] {
    var next = Array(quarters.filter { $0.end > now }.prefix(count))
    guard next.contains(where: { $0.amount != nil }) else { return [] }
    while next.count < count, let last = next.last {
      next.append(RainQuarter(time: last.end, amount: nil))
    }
    return next
  }
}

/// A summary of the precipitation in the next quarter-hours.
public enum RainSoon: Equatable, Sendable {
  /// No quarter-hour has precipitation.
  case dry
  /// No quarter-hour with a known amount has precipitation; some amounts are unknown.
  case dryAsFarAsKnown
  /// Precipitation falls now, until the given time; `nil` if it does not end in the quarter-hours.
  case raining(until: Date?)
  /// Precipitation begins at the given time.
  case starting(Date)

  /// Creates the summary of successive quarter-hours.
  public init(_ quarters: [RainQuarter]) {
    func isWet(_ quarter: RainQuarter) -> Bool { (quarter.amount?.millimetres ?? 0) > 0 }
    guard let first = quarters.first(where: isWet) else {
      self = quarters.contains { $0.amount == nil } ? .dryAsFarAsKnown : .dry
      return
    }
    guard first.time == quarters.first?.time else {
      self = .starting(first.time)
      return
    }
    self = .raining(until: quarters.first { $0.amount != nil && !isWet($0) }?.time)
  }
}
