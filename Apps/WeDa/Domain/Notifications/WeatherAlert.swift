public import Foundation

/// Something in a place's next 24 hours that a person wants to hear of now.
public struct WeatherAlert: Equatable, Sendable {
  /// What it warns of; each is told once a place and day.
  public enum Kind: String, CaseIterable, Sendable {
    case temperatureDrop, severeWeather
  }

  /// What is expected.
  public enum Event: Equatable, Sendable {
    /// Much colder than now.
    case drop(from: Temperature, to: Temperature)
    /// Weather that does harm.
    case severe(WeatherCondition)
    /// A storm, whatever the sky does.
    case gusts(Speed)
  }

  public let kind: Kind
  public let event: Event
  /// When it begins.
  public let time: Date

  public init(kind: Kind, event: Event, time: Date) {
    self.kind = kind
    self.event = event
    self.time = time
  }
}

extension WeatherReport {
  /// Degrees below the temperature of now: what is more than that is told.
  public static let alarmingDrop = 10.0
  /// A storm of Beaufort 10.
  public static let alarmingGust = Speed(metresPerSecond: 24.5)
  /// How far ahead it is looked.
  public static let alertHorizon: TimeInterval = 86_400

  /// What to warn of, at most one of each kind.
  ///
  ///     report.alerts(at: now)    // [severeWeather: thunderstorm at 15:00]
  ///
  /// - Parameter now: What is over by then, or begins a day later, is left out.
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
