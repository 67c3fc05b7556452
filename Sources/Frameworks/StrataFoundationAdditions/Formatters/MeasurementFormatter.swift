public import Foundation

/// A formatter of measurements, with results such as "3 km". Same as Apple's. It replaces
/// Foundation's, which is unavailable on Linux.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The options for the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement is kept, instead of the unit that is usual for the reader.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A smaller or larger unit of the same system is chosen if the number would otherwise be long
    /// or small.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// A temperature is formatted without its scale, such as "20°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The options for the unit.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale of the text; by default the reader's.
  open var locale: Locale! {
    didSet { numberFormatter?.locale = locale }
  }
  /// The formatter of the number.
  open var numberFormatter: NumberFormatter!

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
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.maximumFractionDigits = 2
    numberFormatter = numbers
    locale = PreferredLanguages.locale
  }

  /// Returns a measurement as text.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return "\(number(measurement.value)) \(measurement.unit.symbol)"
    }
    return text(for: measurement.value, unit)
  }

  /// Returns the name of a unit, or its symbol if the language has no name for it.
  open func string(from unit: Unit) -> String {
    let one = (unit as? Dimension).flatMap { ICUUnit.name(of: $0) }.flatMap {
      ICUNumber.shared("unit/\($0) unit-width-\(width) precision-integer", shownLocale)?.format(2)
    }
    guard let one else { return unit.symbol }
    return one.replacingNumber(with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text of a measurement; `nil` if the value is no measurement.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private var shownLocale: Locale { locale ?? PreferredLanguages.locale }

  private var width: String {
    switch unitStyle {
    case .short: "narrow"
    case .medium: "short"
    case .long: "full-name"
    }
  }

  private func number(_ value: Double) -> String {
    numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func text(for value: Double, _ unit: Dimension) -> String {
    let (value, unit) = shown(value, unit)
    let isBare = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    guard let name = isBare ? "temperature-generic" : ICUUnit.name(of: unit) else {
      return "\(number(value)) \(unit.symbol)"
    }
    let skeleton = "\(isBare ? "measure-unit" : "unit")/\(name) unit-width-\(width)"
    let written = ICUNumber.shared(skeleton, shownLocale)?.format(value)
    return written?.replacingNumber(with: number(value)) ?? "\(number(value)) \(unit.symbol)"
  }

  /// Returns the value in the unit that the options require.
  private func shown(_ value: Double, _ unit: Dimension) -> (Double, Dimension) {
    if unitOptions.contains(.providedUnit) { return (value, unit) }
    let usual = UsualUnits.unit(
      for: value, unit, scaled: unitOptions.contains(.naturalScale), in: shownLocale)
    let base = unit.converter.baseUnitValue(fromValue: value)
    return (usual.converter.value(fromBaseUnitValue: base), usual)
  }
}
