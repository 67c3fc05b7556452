public import Foundation

/// A warning about the next 24 hours of a place.
public struct WeatherAlert: Equatable, Sendable {
  /// The kind of a warning; each is sent once for a place and day.
  public enum Kind: String, CaseIterable, Sendable {
    case temperatureDrop, severeWeather
  }

  /// The weather that the alert warns of.
  public enum Event: Equatable, Sendable {
    /// A large drop of the temperature is expected.
    case drop(from: Temperature, to: Temperature)
    /// Severe weather is expected.
    case severe(WeatherCondition)
    /// Gusts of a storm are expected, whatever the condition.
    case gusts(Speed)
  }

  /// The alert's kind.
  public let kind: Kind
  /// The weather that the alert expects.
  public let event: Event
  /// The time when the expected weather begins.
  public let time: Date

  /// Creates a warning about the next 24 hours of a place.
  public init(kind: Kind, event: Event, time: Date) {
    self.kind = kind
    self.event = event
    self.time = time
  }
}

extension WeatherReport {
  /// The drop below the current temperature, in °C, beyond which there is a warning.
  public static let alarmingDrop = 10.0
  /// The speed of gusts from which they count as a storm: Beaufort 10.
  public static let alarmingGust = Speed(metresPerSecond: 24.5)
  /// The time ahead that is checked, in seconds.
  public static let alertHorizon: TimeInterval = 86_400

  /// Returns the warnings, at most one of each kind.
  ///
  ///     report.alerts(at: now)    // [severeWeather: thunderstorm at 15:00]
  ///
  /// - Parameter now: The current time. Weather in the past, and weather more than a day later, is
  ///   left out.
  public func alerts(at now: Date) -> [WeatherAlert] {
    let ahead = slots.filter { $0.end > now && $0.time < now.addingTimeInterval(Self.alertHorizon) }
    return [drop(in: ahead), severe(in: ahead, at: now)].compactMap { $0 }
  }

  private func drop(in ahead: [ForecastSlot]) -> WeatherAlert? {
    guard let coldest = ahead.min(by: { $0.low < $1.low }),
      current.temperature.celsius - coldest.low.celsius > Self.alarmingDrop
    else { return nil }
    return WeatherAlert(
      kind: .temperatureDrop, event: .drop(from: current.temperature, to: coldest.low),
      time: coldest.time)
  }

  private func severe(in ahead: [ForecastSlot], at now: Date) -> WeatherAlert? {
    let moments =
      [(current.condition, current.wind, now)] + ahead.map { ($0.condition, $0.wind, $0.time) }
    for (condition, wind, time) in moments {
      let event: WeatherAlert.Event? =
        if condition.isSevere {
          .severe(condition)
        } else if let gust = wind?.gust, gust >= Self.alarmingGust {
          .gusts(gust)
        } else {
          nil
        }
      if let event {
        return WeatherAlert(kind: .severeWeather, event: event, time: max(time, now))
      }
    }
    return nil
  }
}
