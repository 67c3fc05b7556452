public import Foundation

/// The weather of a place, and where it comes from.
public struct WeatherReport: Identifiable, Equatable, Sendable {
  /// The source of this copy of the report: the provider, memory or storage.
  public enum Origin: String, Sendable { case remote, memory, stored }

  /// The place whose weather is reported.
  public internal(set) var place: Place
  /// The current weather at the place.
  public let current: CurrentWeather
  /// The slots of the forecast, in order of time.
  public let slots: [ForecastSlot]
  /// The forecast by local date, at most five; today's includes the current weather.
  public let days: [ForecastDay]
  /// The time zone of the place, with which all its dates and hours are computed.
  public let zone: PlaceZone
  /// The time of the provider's response.
  public let fetchedAt: Date
  /// The provider that reported the weather.
  public let provider: WeatherProvider
  /// The source of this copy of the report: the provider, memory or storage.
  public var origin: Origin
  /// The provider that should have been asked first and failed; `nil` otherwise.
  public var switchedFrom: WeatherProvider?
  /// The reason why a stored copy or the other provider is used; `nil` otherwise.
  public var fallbackReason: WeatherError?
  /// The point of the model's grid that the weather is for; `nil` if the provider does not tell it.
  public var gridPoint: GridPoint?

  /// The identifier of the place.
  public var id: PlaceID { place.id }

  /// Creates a report of the weather of a place.
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
  /// The time in seconds for which a provider has no newer weather, so that it is not asked again.
  public static let lifetime: TimeInterval = 600

  /// Returns whether the provider may have newer weather.
  public func isOld(at now: Date) -> Bool { age(at: now) >= Self.lifetime }

  /// A Boolean value that indicates whether the report is demo data, not a forecast.
  public var isDemo: Bool { provider.isDemo }

  /// A Boolean value that indicates whether this is a stored copy, used since a request failed.
  public var isFallback: Bool { origin == .stored }

  /// Returns the age of the data in seconds; never negative.
  public func age(at now: Date) -> TimeInterval { max(0, now.timeIntervalSince(fetchedAt)) }

  /// The place's time zone for formatting.
  public var timeZone: TimeZone { zone.timeZone }

  /// The seconds east of UTC at the time of the observation.
  public var timeZoneOffset: Int { zone.offset(at: current.observedAt) }

  /// The forecast for the date of ``current``; `nil` late in the evening, when no slots of that
  /// date are left.
  public var today: ForecastDay? {
    let day = zone.day(of: current.observedAt)
    return days.first { $0.day == day }
  }

  /// The lowest temperature of today's slots and of the current weather; `nil` without slots today.
  ///
  /// The `temp_min` of the current weather is the spread over a large city, not today's low.
  public var todayLow: Temperature? { today?.low }

  /// The highest temperature of today's slots and of the current weather; `nil` without slots
  /// today.
  public var todayHigh: Temperature? { today?.high }

  /// The highest temperature of the whole date; `nil` if the forecast begins after early afternoon,
  /// when a date is mostly warmest.
  public var wholeDayHigh: Temperature? {
    guard let today, let first = today.slots.first else { return nil }
    let noon = zone.start(of: today.day).addingTimeInterval(13.5 * 3600)
    return first.time <= noon ? today.high : nil
  }
}
