import Foundation
import WeDaDomain

extension WeatherFormat {
  /// Returns a local time, such as "15:00" or "3:00 PM".
  func time(_ date: Date, in zone: TimeZone) -> String {
    date.formatted(style(in: zone).hour().minute())
  }

  /// Returns the weekday, such as "Monday".
  func weekday(_ day: LocalDay) -> String {
    day.midnightInGMT.formatted(style(in: .gmt).weekday(.wide))
  }

  /// Returns the abbreviated weekday, such as "Mon".
  func shortWeekday(_ day: LocalDay) -> String {
    day.midnightInGMT.formatted(style(in: .gmt).weekday(.abbreviated))
  }

  /// Returns the abbreviated weekday of a time, such as "Mon".
  func shortWeekday(_ date: Date, in zone: TimeZone) -> String {
    date.formatted(style(in: zone).weekday(.abbreviated))
  }

  /// Returns a date in the order of the language, such as "Monday, Nov 23".
  func date(_ day: LocalDay) -> String {
    day.midnightInGMT.formatted(style(in: .gmt).weekday(.wide).month(.abbreviated).day())
  }

  /// Returns a local date and time, such as "23 November, 15:00".
  func moment(_ date: Date, in zone: TimeZone) -> String {
    date.formatted(style(in: zone).day().month(.abbreviated).hour().minute())
  }

  /// Returns an offset from UTC, such as "UTC+5:30".
  ///
  /// - Parameter seconds: The seconds east of UTC.
  func offset(_ seconds: Int) -> String {
    let minutes = seconds.magnitude / 60
    let sign = seconds < 0 ? "\u{2212}" : "+"
    let rest = minutes % 60 == 0 ? "" : ":" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
    return text(Words.Unit.Offset.value(minutes == 0 ? "" : "\(sign)\(minutes / 60)\(rest)"))
  }

  /// Returns an age, such as "5 minutes old".
  func age(_ seconds: TimeInterval) -> String {
    let minutes = Int(min(max(seconds, 0), 1e9) / 60)
    return switch minutes {
    case 0: text(Words.Stale.Age.now)
    case ..<60: text(Words.Stale.Age.minutes(minutes))
    case ..<(48 * 60): text(Words.Stale.Age.hours(minutes / 60))
    default: text(Words.Stale.Age.days(minutes / (24 * 60)))
    }
  }

  /// Returns relative time, such as "2 hours ago"; "Just now" within a minute.
  ///
  /// - Parameter date: A past date; a future one counts as now.
  func ago(_ date: Date, now: Date) -> String {
    guard now.timeIntervalSince(date) >= 60 else { return text(Words.History.Row.now) }
    return distance(from: date, to: now)
  }
}
