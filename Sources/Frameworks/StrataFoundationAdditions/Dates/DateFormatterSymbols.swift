public import Foundation

// Apple declares a formatter's symbols as `[String]!`, so apps write `monthSymbols!`, `?? []` and
// `if let`. Those of Foundation on Linux are `[String]`. The second declarations are members of a
// protocol, since the compiler prefers a type's own member where both fit.

/// A formatter whose symbols can be unwrapped.
public protocol _DateFormatterSymbols: AnyObject {}

extension DateFormatter: _DateFormatterSymbols {}

extension _DateFormatterSymbols where Self: DateFormatter {
  /// The names of the eras; never `nil`.
  public var eraSymbols: [String]! {
    get { symbols(\.eraSymbols) }
    set { set(\.eraSymbols, newValue) }
  }

  /// The long names of the eras; never `nil`.
  public var longEraSymbols: [String]! {
    get { symbols(\.longEraSymbols) }
    set { set(\.longEraSymbols, newValue) }
  }

  /// The names of the months; never `nil`.
  public var monthSymbols: [String]! {
    get { symbols(\.monthSymbols) }
    set { set(\.monthSymbols, newValue) }
  }

  /// The short names of the months; never `nil`.
  public var shortMonthSymbols: [String]! {
    get { symbols(\.shortMonthSymbols) }
    set { set(\.shortMonthSymbols, newValue) }
  }

  /// The names of the months in a letter; never `nil`.
  public var veryShortMonthSymbols: [String]! {
    get { symbols(\.veryShortMonthSymbols) }
    set { set(\.veryShortMonthSymbols, newValue) }
  }

  /// The names of the months without a day; never `nil`.
  public var standaloneMonthSymbols: [String]! {
    get { symbols(\.standaloneMonthSymbols) }
    set { set(\.standaloneMonthSymbols, newValue) }
  }

  /// The short names of the months without a day; never `nil`.
  public var shortStandaloneMonthSymbols: [String]! {
    get { symbols(\.shortStandaloneMonthSymbols) }
    set { set(\.shortStandaloneMonthSymbols, newValue) }
  }

  /// The names of the months without a day, in a letter; never `nil`.
  public var veryShortStandaloneMonthSymbols: [String]! {
    get { symbols(\.veryShortStandaloneMonthSymbols) }
    set { set(\.veryShortStandaloneMonthSymbols, newValue) }
  }

  /// The names of the days of the week, from Sunday; never `nil`.
  public var weekdaySymbols: [String]! {
    get { symbols(\.weekdaySymbols) }
    set { set(\.weekdaySymbols, newValue) }
  }

  /// The short names of the days of the week, from Sunday; never `nil`.
  public var shortWeekdaySymbols: [String]! {
    get { symbols(\.shortWeekdaySymbols) }
    set { set(\.shortWeekdaySymbols, newValue) }
  }

  /// The names of the days of the week in a letter, from Sunday; never `nil`.
  public var veryShortWeekdaySymbols: [String]! {
    get { symbols(\.veryShortWeekdaySymbols) }
    set { set(\.veryShortWeekdaySymbols, newValue) }
  }

  /// The names of the days of the week without a date, from Sunday; never `nil`.
  public var standaloneWeekdaySymbols: [String]! {
    get { symbols(\.standaloneWeekdaySymbols) }
    set { set(\.standaloneWeekdaySymbols, newValue) }
  }

  /// The short names of the days of the week without a date, from Sunday; never `nil`.
  public var shortStandaloneWeekdaySymbols: [String]! {
    get { symbols(\.shortStandaloneWeekdaySymbols) }
    set { set(\.shortStandaloneWeekdaySymbols, newValue) }
  }

  /// The names of the days of the week without a date, in a letter, from Sunday; never `nil`.
  public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { symbols(\.veryShortStandaloneWeekdaySymbols) }
    set { set(\.veryShortStandaloneWeekdaySymbols, newValue) }
  }

  /// The names of the quarters; never `nil`.
  public var quarterSymbols: [String]! {
    get { symbols(\.quarterSymbols) }
    set { set(\.quarterSymbols, newValue) }
  }

  /// The short names of the quarters; never `nil`.
  public var shortQuarterSymbols: [String]! {
    get { symbols(\.shortQuarterSymbols) }
    set { set(\.shortQuarterSymbols, newValue) }
  }

  /// The names of the quarters without a year; never `nil`.
  public var standaloneQuarterSymbols: [String]! {
    get { symbols(\.standaloneQuarterSymbols) }
    set { set(\.standaloneQuarterSymbols, newValue) }
  }

  /// The short names of the quarters without a year; never `nil`.
  public var shortStandaloneQuarterSymbols: [String]! {
    get { symbols(\.shortStandaloneQuarterSymbols) }
    set { set(\.shortStandaloneQuarterSymbols, newValue) }
  }

  private func symbols(_ path: ReferenceWritableKeyPath<DateFormatter, [String]>) -> [String] {
    (self as DateFormatter)[keyPath: path]
  }

  private func set(
    _ path: ReferenceWritableKeyPath<DateFormatter, [String]>, _ symbols: [String]?
  ) {
    if let symbols { (self as DateFormatter)[keyPath: path] = symbols }
  }
}
