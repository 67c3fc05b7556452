public import Foundation

/// A formatter of the time between two dates: "2 hours ago", "in 3 days", "ayer".
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.localizedString(fromTimeInterval: -7200)    // "2 hours ago"
///
/// Same as Apple's, without the formatting context; the locale's default is the reader's
/// (``PreferredLanguages``).
open class RelativeDateTimeFormatter: Formatter {
  /// The style of a date: "yesterday" or "1 day ago".
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number, as in "1 day ago".
    case numeric = 0
    /// A word where the language has one, as in "yesterday".
    case named = 1
  }

  /// The length of the text.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full = 0
    /// "two months ago"
    case spellOut = 1
    /// "2 mo. ago"
    case short = 2
    /// "2mo ago" where the language has such a form
    case abbreviated = 3
  }

  /// The style of a date: with or without names such as "yesterday".
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the text.
  open var unitsStyle = UnitsStyle.full
  /// The calendar that counts the months and days between the dates; by default the Gregorian one.
  open var calendar: Calendar!
  /// The locale of the text; by default the reader's.
  open var locale: Locale!

  /// Creates a formatter for the reader's locale.
  public override init() {
    super.init()
    reset()
  }

  /// Creates a formatter with the default settings. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reset()
  }

  private func reset() {
    locale = PreferredLanguages.locale
    calendar = Calendar(identifier: .gregorian)
  }

  /// Returns the text for the largest component that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let (value, unit) = RelativeUnit.largest(of: dateComponents)
    return unit.words(
      for: value, locale: locale ?? PreferredLanguages.locale, style: unitsStyle,
      isNamed: dateTimeStyle == .named)
  }

  /// Returns the text for a time interval from now.
  ///
  /// - Parameter timeInterval: In seconds; negative is the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Returns the text for the time from a reference date to another date.
  ///
  /// - Parameters:
  ///   - date: The date that is described.
  ///   - referenceDate: The date from which the other one is seen.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    return localizedString(
      from: calendar.dateComponents(
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    )
  }

  /// Returns the text for the time from now to a `Date`; `nil` for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
