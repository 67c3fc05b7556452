public import Foundation

/// Everything the app knows about the weather of one place, and how it knows it.
public struct WeatherReport: Identifiable, Equatable, Sendable {
  /// Where this copy was read.
  public enum Origin: String, Sendable { case remote, memory, stored }

  public let place: Place
  public let current: CurrentWeather
  /// The forecast as it came, in order of time.
  public let slots: [ForecastSlot]
  /// The forecast by the place's dates, at most five.
  public let days: [ForecastDay]
  /// Seconds that the place is ahead of UTC.
  public let timeZoneOffset: Int
  /// When the provider answered.
  public let fetchedAt: Date
  public let provider: WeatherProvider
  public var origin: Origin
  /// Why a stored copy stands in for an answer; `nil` when none had to.
  public var fallbackReason: WeatherError?

  public var id: PlaceID { place.id }

  public init(
    place: Place, current: CurrentWeather, slots: [ForecastSlot], timeZoneOffset: Int,
    fetchedAt: Date, provider: WeatherProvider, origin: Origin,
    fallbackReason: WeatherError? = nil
  ) {
    self.place = place
    self.current = current
    self.slots = slots.sorted { $0.time < $1.time }
    days = ForecastDay.group(slots, offset: timeZoneOffset)
    self.timeZoneOffset = timeZoneOffset
    self.fetchedAt = fetchedAt
    self.provider = provider
    self.origin = origin
    self.fallbackReason = fallbackReason
  }
}

extension WeatherReport {
  /// "Demo data, not a forecast."
  public var isDemo: Bool { provider.isDemo }

  /// Whether this copy stands in for an answer that could not be had.
  public var isFallback: Bool { origin == .stored }

  /// How old the data is, in seconds; never negative, whatever the clocks say.
  public func age(at now: Date) -> TimeInterval { max(0, now.timeIntervalSince(fetchedAt)) }

  /// The place's own time, for formatting.
  public var timeZone: TimeZone { TimeZone(secondsFromGMT: timeZoneOffset) ?? .gmt }

  /// The forecast of the date on which ``current`` was measured; late in the evening there is none.
  public var today: ForecastDay? {
    let day = LocalDay(of: current.observedAt, offset: timeZoneOffset)
    return days.first { $0.day == day }
  }

  /// The lowest temperature of today's remaining slots and of now; `nil` without slots today.
  ///
  /// A provider's own `temp_min` of now is a spread over a big city, not today's low.
  public var todayLow: Temperature? { today.map { min($0.low, current.temperature) } }

  /// The highest temperature of today's remaining slots and of now; `nil` without slots today.
  public var todayHigh: Temperature? { today.map { max($0.high, current.temperature) } }
}
