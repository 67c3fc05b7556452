import Foundation
import StrataRendering

/// A text about a date or a duration, which may change as time passes.
enum LiveText: Equatable {
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  case sinceOrUntil(Date)
  case relative(Date)
  case offset(Date)
  case date(Date)
  case time(Date)
  case range(ClosedRange<Date>)

  init(_ date: Date, _ style: Text.DateStyle) {
    switch style.kind {
    case .date: self = .date(date)
    case .time: self = .time(date)
    case .relative: self = .relative(date)
    case .offset: self = .offset(date)
    case .timer: self = .sinceOrUntil(date)
    }
  }

  func words(at now: Date, in locale: Locale, _ zone: TimeZone = .current) -> String {
    switch self {
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
      let from = countsDown ? interval.upperBound : interval.lowerBound
      return Self.clock(abs(moment.timeIntervalSince(from)), showsHours: showsHours, locale)
    case .sinceOrUntil(let date):
      return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true, locale)
    case .relative(let date): return TimeDistance(date, from: now, units: 2).words(in: locale)
    case .offset(let date):
      let words = TimeDistance(date, from: now, units: 1).words(in: locale, width: .wide)
      return (date < now ? "-" : "+") + words
    case .date(let date):
      return date.formatted(Self.format(.long, .omitted, locale, zone))
    case .time(let date):
      return date.formatted(Self.format(.omitted, .shortened, locale, zone))
    case .range(let dates): return Self.words(dates, locale, zone)
    }
  }

  /// A Boolean value that indicates whether the text changes as time passes.
  var changes: Bool {
    switch self {
    case .timer, .sinceOrUntil, .relative, .offset: true
    case .date, .time, .range: false
    }
  }

  /// Returns the seconds until the text changes; `nil` if it never does.
  func wait(at now: Date) -> Double? {
    switch self {
    case .timer(let interval, let pause, let countsDown, _):
      guard pause == nil, now < interval.upperBound else { return nil }
      if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) }
      let from = countsDown ? interval.upperBound : interval.lowerBound
      return TimeDistance.wait(from.timeIntervalSince(now), unit: 1)
    case .sinceOrUntil(let date):
      return TimeDistance.wait(date.timeIntervalSince(now), unit: 1)
    case .relative(let date): return TimeDistance(date, from: now, units: 2).wait
    case .offset(let date): return TimeDistance(date, from: now, units: 1).wait
    case .date, .time, .range: return nil
    }
  }

  private static func clock(_ seconds: Double, showsHours: Bool, _ locale: Locale) -> String {
    let whole = Duration.seconds(Int(seconds.clamped(to: 0...1e9).rounded(.up)))
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return whole.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }

  private static func format(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ locale: Locale,
    _ zone: TimeZone
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, timeZone: zone)
  }

  private static func words(
    _ dates: ClosedRange<Date>, _ locale: Locale, _ zone: TimeZone
  ) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: locale, timeZone: zone)
    return style.format(dates.lowerBound..<max(dates.upperBound, dates.lowerBound))
  }
}
