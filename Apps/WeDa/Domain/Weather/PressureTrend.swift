import Foundation

/// The direction in which the air pressure changes in the next three hours.
public enum PressureTrend: String, CaseIterable, Sendable {
  case rising, steady, falling

  /// The string catalog's key of the name: "pressure.rising.name".
  public var nameKey: String { "pressure.\(rawValue).name" }

  /// Creates the trend of a change.
  ///
  /// - Parameter hectopascals: The change in three hours.
  public init(hectopascals: Double) {
    self = abs(hectopascals) < 1 ? .steady : hectopascals > 0 ? .rising : .falling
  }
}

extension WeatherReport {
  /// The trend of the pressure; `nil` if the current pressure or that of the next hours is not
  /// reported.
  public var pressureTrend: PressureTrend? {
    guard let now = current.pressure else { return nil }
    let wanted = current.observedAt.addingTimeInterval(ForecastSlot.threeHours)
    let known = slots.filter { slot in
      slot.pressure != nil
        && abs(slot.time.timeIntervalSince(wanted)) <= ForecastSlot.threeHours / 2
    }
    let nearest = known.min {
      abs($0.time.timeIntervalSince(wanted)) < abs($1.time.timeIntervalSince(wanted))
    }
    guard let slot = nearest, let then = slot.pressure else { return nil }
    let hours = slot.time.timeIntervalSince(current.observedAt) / ForecastSlot.oneHour
    return PressureTrend(hectopascals: (then.hectopascals - now.hectopascals) / hours * 3)
  }
}
