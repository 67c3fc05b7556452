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

  /// "Monday, Nov 23", as the language orders it.
  func date(_ day: LocalDay) -> String {
    day.midnightInGMT.formatted(style(in: .gmt).weekday(.wide).month(.abbreviated).day())
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
    return distance(from: date, to: now)
  }
}
