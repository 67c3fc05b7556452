public import Foundation

/// A formatter of the time between two dates, with results such as "2 hours ago", "in 3 days" or
/// "ayer".
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.localizedString(fromTimeInterval: -7200)    // "2 hours ago"
///
/// Same as Apple's, without the formatting context. The default locale is the reader's
/// (``PreferredLanguages``).
open class RelativeDateTimeFormatter: Formatter {
  /// The choice between words and numbers, such as "yesterday" and "1 day ago".
  public enum DateTimeStyle: Int, Sendable {
    /// The text always has a number, such as "1 day ago".
    case numeric = 0
    /// The text has a word if the language has one, such as "yesterday".
    case named = 1
  }

  /// The length of the formatted text, such as full words or abbreviations.
  public enum UnitsStyle: Int, Sendable {
    /// A long text, such as "2 months ago".
    case full = 0
    /// A text with numbers in words, such as "two months ago".
    case spellOut = 1
    /// A short text, such as "2 mo. ago".
    case short = 2
    /// The shortest text that the language has, such as "2mo ago".
    case abbreviated = 3
  }

  /// The choice between words and numbers, such as "yesterday" and "1 day ago".
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the formatted text, such as full words or abbreviations.
  open var unitsStyle = UnitsStyle.full
  /// The calendar by which the months and days between the dates are counted; by default the
  /// Gregorian one.
  open var calendar: Calendar!
  /// The locale of the text; by default the reader's.
  open var locale: Locale!

  /// Creates a formatter for the reader's locale.
  public override init() {
    super.init()
    reset()
  }

  /// Creates a formatter with the default settings. The archive is not read.
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
  /// - Parameter timeInterval: The interval in seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Returns the text for the time from a reference date to another date.
  ///
  /// - Parameters:
  ///   - date: The date that is described.
  ///   - referenceDate: The date in relation to which the other date is described.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    return localizedString(
      from: calendar.dateComponents(
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    )
  }

  /// Returns the text for the time from now to a `Date`; `nil` if the value is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
