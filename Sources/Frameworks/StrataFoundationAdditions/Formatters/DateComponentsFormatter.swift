public import Foundation

/// A formatter of lengths of time, with results such as "1 hour, 5 minutes", "1h 5m" or "1:05:00".
///
///     let formatter = DateComponentsFormatter()
///     formatter.allowedUnits = [.minute, .second]
///     formatter.unitsStyle = .positional
///     formatter.zeroFormattingBehavior = .pad
///     formatter.string(from: 65)    // "01:05"
///
/// Same as Apple's, without fractional units and the formatting context. The phrases "About" and
/// "remaining" are added only for readers of English. The class replaces Foundation's, which is
/// unavailable on Linux.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the formatted text, such as full words or abbreviations.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons, such as "1:10:05".
    case positional = 0
    /// The name of each unit is one letter, such as "1h 10m 5s".
    case abbreviated = 1
    /// Short names, such as "1 hr, 10 min, 5 sec".
    case short = 2
    /// Full names, such as "1 hour, 10 minutes, 5 seconds".
    case full = 3
    /// Numbers in words, such as "one hour, ten minutes, five seconds".
    case spellOut = 4
    /// The shortest names of more than one letter, such as "1hr 10min 5sec".
    case brief = 5
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text with colons leaves out zeros at its front; any other text leaves out all zeros.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Zeros at the front are left out.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Zeros between other units are left out.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Zeros at the end are left out.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// All zeros are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Each number in text with colons has two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The length of the formatted text, such as full words or abbreviations.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; if it is empty, all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar in which units are counted, whose locale is also that of the text; `nil` for the
  /// calendar of the app's user.
  open var calendar: Calendar?
  /// The date at which a number of seconds begins; the lengths of months and years depend on it.
  /// `nil` for the present.
  open var referenceDate: Date?
  /// The largest number of units, counted from the first that is not zero; 0 for no limit.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether a largest unit whose number is one is expressed in the
  /// next smaller unit, such as "63s" instead of "1m 3s".
  open var collapsesLargestUnit = false
  /// A Boolean value that indicates whether the text begins with "About" if its language is
  /// English.
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether the text ends with "remaining" if its language is
  /// English.
  open var includesTimeRemainingPhrase = false

  /// Creates a formatter for the reader's locale.
  public override init() {
    super.init()
    reset()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reset()
  }

  private func reset() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = PreferredLanguages.locale
    self.calendar = calendar
  }

  /// Returns the text of components in the reader's language.
  ///
  /// - Parameters:
  ///   - components: The length of time in calendar components.
  ///   - unitsStyle: The length of the units.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of a length of time.
  ///
  /// - Parameter ti: The length in seconds, of which a fraction is left out.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e13 else { return nil }
    var counting = countingCalendar
    // Otherwise a day with a change of the clocks would have 23 or 25 hours.
    counting.timeZone = .gmt
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti.rounded(.towardZero), in: counting)
  }

  /// Returns the text of the time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The beginning of the period.
  ///   - endDate: The end of the period.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: startDate, to: endDate, in: countingCalendar)
  }

  /// Returns the text of components, counted from the reference date.
  open func string(from components: DateComponents) -> String? {
    var counting = countingCalendar
    counting.timeZone = .gmt
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = counting.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end, in: counting)
  }

  /// Returns the text of `DateComponents` or of a number of seconds; `nil` if the value is neither.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    case let seconds as Double: string(from: seconds)
    default: nil
    }
  }

  private var countingCalendar: Calendar { calendar ?? Calendar(identifier: .gregorian) }

  private func string(from start: Date, to end: Date, in calendar: Calendar) -> String? {
    let units = SpanUnit.allCases.filter {
      allowedUnits.isEmpty || allowedUnits.contains($0.allowed)
    }
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: min(start, end), to: max(start, end))
    var parts = units.map { SpanPart(unit: $0, value: components.value(for: $0.component) ?? 0) }
    if collapsesLargestUnit { parts = parts.collapsed() }
    let shown = parts.shown(behavior, atMost: maximumUnitCount)
    guard !shown.isEmpty else { return nil }
    let locale = calendar.locale.map { $0.identifier.isEmpty ? nil : $0 } ?? nil
    return SpanWriter(
      style: unitsStyle, pads: zeroFormattingBehavior.contains(.pad),
      isNegative: end < start, isAbout: includesApproximationPhrase,
      isRemaining: includesTimeRemainingPhrase, locale: locale ?? PreferredLanguages.locale
    ).text(shown)
  }

  private var behavior: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }
}
