import Foundation

/// Formats values in the language, the calendar and the time zone of a view.
package struct ValueWords: Equatable {
  package var locale: Locale
  package var calendar: Calendar
  package var timeZone: TimeZone

  package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    (self.locale, self.calendar, self.timeZone) = (locale, calendar, timeZone)
    self.calendar.timeZone = timeZone
    self.calendar.locale = locale
  }

  /// Returns a number with as many digits as are needed to distinguish it from numbers at a
  /// distance of `step`.
  package func number(_ number: Double, step: Double) -> String {
    let digits = step > 0 && step.isFinite ? min(max(0, Int(-log10(step).rounded(.down))), 12) : 0
    return number.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
  }

  /// Returns the label of a tick on a time axis.
  ///
  /// - Parameters:
  ///   - seconds: The time in seconds since the reference date.
  ///   - unit: The calendar component from one tick to the next.
  ///   - isLong: Whether the axis shows more than a day, so that midnight is written as its day.
  package func tick(_ seconds: Double, _ unit: Calendar.Component, isLong: Bool) -> String {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    switch unit {
    case .nanosecond, .second: return date.formatted(style.hour().minute().second())
    case .minute: return date.formatted(style.hour().minute())
    case .hour:
      let isMidnight = calendar.startOfDay(for: date) == date
      return date.formatted(isLong && isMidnight ? style.weekday(.abbreviated) : style.hour())
    case .month, .quarter: return date.formatted(style.month(.abbreviated))
    case .year, .era: return date.formatted(style.year())
    default: return date.formatted(style.month(.abbreviated).day())
    }
  }

  /// Returns the text of a value for a sentence or a table.
  ///
  /// - Parameter isDaily: Whether dates are written without their time.
  package func spoken(_ value: _PlotValue, isDaily: Bool = false) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      guard number.isFinite else { return "–" }
      return number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    case .date(let seconds):
      guard seconds.isFinite else { return "–" }
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      return date.formatted(
        Date.FormatStyle(
          date: .abbreviated, time: isDaily ? .omitted : .shortened, locale: locale,
          calendar: calendar, timeZone: timeZone))
    }
  }

  /// Returns whether a date is the beginning of a day, or represents one or more days.
  package func isDaily(_ datum: PlotDatum) -> Bool {
    guard case .date(let seconds) = datum.value, seconds.isFinite else { return true }
    if let unit = datum.unit {
      return [.day, .weekOfYear, .weekOfMonth, .month, .quarter, .year, .era].contains(unit)
    }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    return calendar.startOfDay(for: date) == date
  }
}
