import Foundation

/// A writer that formats a measurement by ICU, which knows the units of each language and the usual
/// units of each region.
struct MeasurementWriter {
  private let unit: String?
  private let width: String
  private let usage: String
  private let hidesScaleName: Bool
  private let locale: Locale
  private let numberStyle: FloatingPointFormatStyle<Double>?

  init<UnitType>(_ style: Measurement<UnitType>.FormatStyle, unit: UnitType) {
    self.unit = ICUUnit.name(of: unit)
    width = "unit-width-\(style.width.name)"
    let name = style.usage.map(\.name) ?? "default"
    usage = name.isEmpty ? "" : "usage/\(name)"
    hidesScaleName = style.hidesScaleName
    locale = style.locale.ofReader
    numberStyle = style.numberFormatStyle.map { number in
      number.locale == .autoupdatingCurrent || number.locale == .current
        ? number.locale(style.locale.ofReader) : number
    }
  }

  /// Returns the formatted value; `nil` for a unit that ICU does not know.
  func text(for value: Double) -> String? {
    guard let unit else { return nil }
    if hidesScaleName {
      return converted(value, unit).flatMap {
        written($0, skeleton: "measure-unit/temperature-generic")
      }
    }
    return written(value, skeleton: "unit/\(unit) \(usage)")
  }

  /// Returns the value in the unit of the usage.
  private func converted(_ value: Double, _ unit: String) -> Double? {
    guard !usage.isEmpty else { return value }
    return ICUNumber.shared("unit/\(unit) \(usage) .################", locale)?.format(value)?
      .decimal
  }

  /// Formats the value with ICU, and replaces the number by one in the number style.
  private func written(_ value: Double, skeleton: String) -> String? {
    guard let numberStyle else {
      return ICUNumber.shared("\(skeleton) \(width)", locale)?.format(value)?.text
    }
    let exact = ICUNumber.shared("\(skeleton) \(width) .################", locale)?.format(value)
    guard let shown = exact?.decimal else { return nil }
    let digits = Self.fractionDigits(numberStyle, shown)
    let precision = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    let rounded = ICUNumber.shared("\(skeleton) \(width) \(precision)", locale)?.format(value)
    return rounded.map { $0.replacingNumber(with: numberStyle.format(shown)) }
  }

  /// Returns the number of fraction digits in a style, since plural forms depend on it, such as in
  /// "1.0 degrees".
  private static func fractionDigits(
    _ style: FloatingPointFormatStyle<Double>, _ value: Double
  ) -> Int {
    let text = style.attributed.format(value)
    return text.runs.filter { $0.numberPart == .fraction }
      .map { text.characters[$0.range].count }.reduce(0, +)
  }
}
