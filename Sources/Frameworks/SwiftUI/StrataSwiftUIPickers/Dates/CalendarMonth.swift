import Foundation

/// A month that is shown in a calendar, with the bounds of the days that can be selected.
struct CalendarMonth: Equatable {
  private let calendar: Calendar
  private let start: Date
  private let minimum: Date?
  private let end: Date?

  init(of date: Date, _ calendar: Calendar, from minimum: Date?, to end: Date?) {
    self.calendar = calendar
    (self.minimum, self.end) = (minimum, end)
    let parts = calendar.dateComponents([.era, .year, .month], from: date)
    start = calendar.date(from: parts) ?? date
  }

  var locale: Locale { calendar.locale ?? Locale(identifier: "en") }

  /// The title of the month in the user's language, such as `March 2026`.
  var title: String { format(.dateTime.month(.wide).year(), start) }

  /// The names of the weekdays, starting with the first day of a week.
  var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count] }
  }

  /// The number of empty cells before the first day.
  var lead: Int {
    let weekday = calendar.component(.weekday, from: start)
    return (weekday - calendar.firstWeekday + 7) % 7
  }

  /// The days of the month.
  var days: [DateComponents] {
    (calendar.range(of: .day, in: .month, for: start) ?? 1..<1).map { day in
      var parts = calendar.dateComponents([.calendar, .era, .year, .month], from: start)
      parts.day = day
      return parts
    }
  }

  /// Returns the accessible name of a day, such as `Tuesday, 3 March 2026`.
  func name(of day: DateComponents) -> String {
    calendar.date(from: day).map { format(.dateTime.weekday(.wide).day().month(.wide).year(), $0) }
      ?? ""
  }

  func canChoose(_ day: DateComponents) -> Bool {
    guard let date = calendar.date(from: day) else { return false }
    let next = calendar.date(byAdding: .day, value: 1, to: date) ?? date
    return minimum.map { next > $0 } ?? true && end.map { date < $0 } ?? true
  }

  /// Returns a date in another month, or `nil` if no day of that month can be selected.
  func moved(by months: Int) -> Date? {
    guard let date = calendar.date(byAdding: .month, value: months, to: start) else { return nil }
    if months < 0, let minimum, start <= minimum { return nil }
    if months > 0, let end, date >= end { return nil }
    return date
  }

  private func format(_ style: Date.FormatStyle, _ date: Date) -> String {
    var style = style.locale(locale)
    (style.timeZone, style.calendar) = (calendar.timeZone, calendar)
    return date.formatted(style)
  }
}
