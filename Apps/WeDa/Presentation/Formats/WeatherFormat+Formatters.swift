import Foundation
import WeDaDomain

extension WeatherFormat {
  /// The key of a cached date style.
  struct StyleKey: Hashable {
    var locale: String
    var clock: ClockChoice
    var zone: TimeZone
  }

  static let styles = MadeOnce<StyleKey, Date.FormatStyle>()
  static let distances = MadeOnce<String, RelativeDateTimeFormatter>()

  /// Returns a date style with the calendar of the forecasts, whatever the locale prefers.
  func style(in zone: TimeZone) -> Date.FormatStyle {
    let key = StyleKey(locale: locale.identifier, clock: clock, zone: zone)
    return Self.styles.using(key, make: { makeStyle(in: zone) }) { $0 }
  }

  /// Returns relative time, such as "2 hours ago".
  func distance(from date: Date, to now: Date) -> String {
    Self.distances.using(locale.identifier, make: makeDistanceFormatter) {
      $0.localizedString(for: date, relativeTo: now)
    }
  }

  private func makeStyle(in zone: TimeZone) -> Date.FormatStyle {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return Date.FormatStyle(locale: clockLocale, calendar: calendar, timeZone: zone)
  }

  private func makeDistanceFormatter() -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locale
    formatter.dateTimeStyle = .named
    return formatter
  }

  /// The locale with the chosen clock of 12 or 24 hours.
  private var clockLocale: Locale {
    guard let cycle = clock.hourCycle else { return locale }
    var components = Locale.Components(locale: locale)
    components.hourCycle = cycle
    return Locale(components: components)
  }
}

extension ClockChoice {
  /// The chosen hour cycle; `nil` to use that of the locale.
  fileprivate var hourCycle: Locale.HourCycle? {
    switch self {
    case .automatic: nil
    case .twelve: .oneToTwelve
    case .twentyFour: .zeroToTwentyThree
    }
  }
}
