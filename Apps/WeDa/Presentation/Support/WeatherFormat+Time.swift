import Foundation
import WeDaDomain

extension WeatherFormat {
  /// "15:00" or "3:00 PM", as the clocks of a place show it.
  func time(_ date: Date, in zone: TimeZone) -> String {
    date.formatted(style(in: zone).hour().minute())
  }

  /// "Monday".
  func weekday(_ day: LocalDay) -> String {
    day.midnightInGMT.formatted(style(in: .gmt).weekday(.wide))
  }

  /// "Mon", where there is little room.
  func shortWeekday(_ day: LocalDay) -> String {
    day.midnightInGMT.formatted(style(in: .gmt).weekday(.abbreviated))
  }

  /// "23 November".
  func date(_ day: LocalDay) -> String {
    day.midnightInGMT.formatted(style(in: .gmt).day().month(.wide))
  }

  /// "23 November, 15:00", as the clocks of a place show it.
  func moment(_ date: Date, in zone: TimeZone) -> String {
    date.formatted(style(in: zone).day().month(.abbreviated).hour().minute())
  }

  /// "UTC+5:30".
  ///
  /// - Parameter seconds: How far a place is ahead of UTC.
  func offset(_ seconds: Int) -> String {
    let minutes = seconds.magnitude / 60
    let sign = seconds < 0 ? "\u{2212}" : "+"
    let rest = minutes % 60 == 0 ? "" : ":" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
    return text(Words.Unit.Offset.value(minutes == 0 ? "" : "\(sign)\(minutes / 60)\(rest)"))
  }

  /// "5 minutes old".
  func age(_ seconds: TimeInterval) -> String {
    let minutes = Int(min(max(seconds, 0), 1e9) / 60)
    return switch minutes {
    case 0: text(Words.Stale.Age.now)
    case ..<60: text(Words.Stale.Age.minutes(minutes))
    case ..<(48 * 60): text(Words.Stale.Age.hours(minutes / 60))
    default: text(Words.Stale.Age.days(minutes / (24 * 60)))
    }
  }

  /// "2 hours ago"; "Just now" within the last minute.
  ///
  /// - Parameter date: In the past; a clock that was set back counts as now.
  func ago(_ date: Date, now: Date) -> String {
    guard now.timeIntervalSince(date) >= 60 else { return text(Words.History.Row.now) }
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locale
    formatter.dateTimeStyle = .named
    return formatter.localizedString(for: date, relativeTo: now)
  }

  /// The calendar is the one that forecasts are dated in, whatever the locale prefers.
  private func style(in zone: TimeZone) -> Date.FormatStyle {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return Date.FormatStyle(locale: clockLocale, calendar: calendar, timeZone: zone)
  }

  /// The locale with the chosen clock.
  private var clockLocale: Locale {
    guard let cycle = clock.hourCycle else { return locale }
    var components = Locale.Components(locale: locale)
    components.hourCycle = cycle
    return Locale(components: components)
  }
}

extension ClockChoice {
  /// `nil`: as the locale has it.
  fileprivate var hourCycle: Locale.HourCycle? {
    switch self {
    case .automatic: nil
    case .twelve: .oneToTwelve
    case .twentyFour: .zeroToTwentyThree
    }
  }
}
