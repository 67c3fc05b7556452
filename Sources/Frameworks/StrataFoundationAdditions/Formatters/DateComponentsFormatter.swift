public import Foundation

/// A formatter of spans of time: "1 hour, 5 minutes", "1h 5m", "1:05:00".
///
///     let formatter = DateComponentsFormatter()
///     formatter.allowedUnits = [.minute, .second]
///     formatter.unitsStyle = .positional
///     formatter.zeroFormattingBehavior = .pad
///     formatter.string(from: 65)    // "01:05"
///
/// Foundation's is unavailable on Linux. Same as Apple's, without fractional units and without the
/// formatting context; the phrases "About" and "remaining" are added for readers of English.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the text.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:05"
    case positional = 0
    /// "1h 10m 5s"
    case abbreviated = 1
    /// "1 hr, 10 min, 5 sec"
    case short = 2
    /// "1 hour, 10 minutes, 5 seconds"
    case full = 3
    /// "one hour, ten minutes, five seconds"
    case spellOut = 4
    /// "1hr 10min 5sec"
    case brief = 5
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Positional text leaves out zeros at its front, other text leaves out all.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Zeros at the front are left out.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Zeros between other units are left out.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Zeros at the end are left out.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// All zeros are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Positional numbers have two digits each.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The length of the text.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; none means all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar in which units are counted. Its locale is also that of the text. `nil` means
  /// the calendar of the app's user.
  open var calendar: Calendar?
  /// The date from which a span of seconds is counted, for the lengths of its months and years.
  open var referenceDate: Date?
  /// The largest number of units, counted from the first that is not zero; 0 for any number.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether a largest unit of one is written in the next smaller
  /// unit: "63s" for "1m 3s".
  open var collapsesLargestUnit = false
  /// A Boolean value that indicates whether the text begins with "About", for readers of English.
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether the text ends with "remaining", for readers of English.
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
  ///   - components: The parts of the date.
  ///   - unitsStyle: The length of the units.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of a span of time.
  ///
  /// - Parameter ti: In seconds; a part of a second is left out.
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
  ///   - startDate: The beginning of the time.
  ///   - endDate: The end of the time.
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

  /// Returns the text of `DateComponents` or of a number of seconds; `nil` for another value.
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
