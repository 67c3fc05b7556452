public import Foundation

/// Everything the app knows about the weather of one place, and how it knows it.
public struct WeatherReport: Identifiable, Equatable, Sendable {
  /// Where this copy was read.
  public enum Origin: String, Sendable { case remote, memory, stored }

  public internal(set) var place: Place
  public let current: CurrentWeather
  /// The forecast as it came, in order of time.
  public let slots: [ForecastSlot]
  /// The forecast by the place's dates, at most five; what is measured now counts for today's.
  public let days: [ForecastDay]
  /// The clocks of the place: every date and hour of it is computed with them.
  public let zone: PlaceZone
  /// When the provider answered.
  public let fetchedAt: Date
  public let provider: WeatherProvider
  public var origin: Origin
  /// The provider that was to be asked first and did not answer; `nil` while it does.
  public var switchedFrom: WeatherProvider?
  /// Why a stored copy or the other provider stands in; `nil` when none had to.
  public var fallbackReason: WeatherError?

  public var id: PlaceID { place.id }

  public init(
    place: Place, current: CurrentWeather, slots: [ForecastSlot], zone: PlaceZone,
    fetchedAt: Date, provider: WeatherProvider, origin: Origin,
    switchedFrom: WeatherProvider? = nil, fallbackReason: WeatherError? = nil
  ) {
    self.place = place
    self.current = current
    self.slots = slots.sorted { $0.time < $1.time }
    let today = zone.day(of: current.observedAt)
    days = ForecastDay.group(slots, in: zone).map {
      $0.day == today ? $0.counting(current.temperature) : $0
    }
    self.zone = zone
    self.fetchedAt = fetchedAt
    self.provider = provider
    self.origin = origin
    self.switchedFrom = switchedFrom
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
  public var timeZone: TimeZone { zone.timeZone }

  /// Seconds that the place is ahead of UTC when it was observed.
  public var timeZoneOffset: Int { zone.offset(at: current.observedAt) }

  /// The forecast of the date on which ``current`` was measured; late in the evening there is none.
  public var today: ForecastDay? {
    let day = zone.day(of: current.observedAt)
    return days.first { $0.day == day }
  }

  /// The lowest temperature of today's slots and of now; `nil` without slots today.
  ///
  /// A provider's own `temp_min` of now is a spread over a big city, not today's low.
  public var todayLow: Temperature? { today?.low }

  /// The highest temperature of today's slots and of now; `nil` without slots today.
  public var todayHigh: Temperature? { today?.high }
}
