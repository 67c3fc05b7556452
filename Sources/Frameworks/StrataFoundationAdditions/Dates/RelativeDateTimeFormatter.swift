public import Foundation

/// Says how far one moment is from another: "2 hours ago", "in 3 days", "ayer".
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.localizedString(fromTimeInterval: -7200)    // "2 hours ago"
///
/// Same as Apple's, without the formatting context; the locale's default is the reader's
/// (``PreferredLanguages``).
open class RelativeDateTimeFormatter: Formatter {
  /// Whether "yesterday" may stand for "1 day ago".
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named = 1
  }

  /// How long the words are.
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

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  /// The calendar that counts the months and days between; the reader's by default.
  open var calendar: Calendar!
  open var locale: Locale!

  public override init() {
    super.init()
    reset()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reset()
  }

  private func reset() {
    locale = PreferredLanguages.locale
    calendar = Calendar(identifier: .gregorian)
  }

  /// The words for the largest unit that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let (value, unit) = RelativeUnit.largest(of: dateComponents)
    return unit.words(
      for: value, locale: locale ?? PreferredLanguages.locale, style: unitsStyle,
      isNamed: dateTimeStyle == .named)
  }

  /// - Parameter timeInterval: In seconds; negative is the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    return localizedString(
      from: calendar.dateComponents(
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    )
  }

  /// The distance from now, for a `Date`; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
