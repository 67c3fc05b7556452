import Foundation
import SwiftUICore

extension FieldValue {
  nonisolated static func of<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> FieldValue where F.FormatOutput == String {
    let kept = ForMainActor((value: value, format: format))
    return FieldValue {
      kept.value.format.locale($0.locale).format(kept.value.value.wrappedValue)
    } take: { text, environment in
      let (value, format) = kept.value
      let strategy = format.locale(environment.locale).parseStrategy
      if let new = try? strategy.parse(text), isFinite(new, text) { value.wrappedValue = new }
    }
  }

  /// Returns whether a value is another one than a number such as infinity, which a person can type
  /// ("∞", "NaN", 1 with 400 zeros), and which an app hardly expects.
  nonisolated fileprivate static func isFinite(_ value: Any, _ text: String) -> Bool {
    switch value {
    case let number as any BinaryFloatingPoint: number.isFinite
    // Foundation parses "-∞" as 0.
    case let number as Decimal: number.isFinite && !text.contains("∞")
    default: true
    }
  }

  nonisolated static func of<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> FieldValue where F.FormatOutput == String {
    let kept = ForMainActor((value: value, format: format))
    return FieldValue { environment in
      let (value, format) = kept.value
      return value.wrappedValue.map { format.locale(environment.locale).format($0) } ?? ""
    } take: { text, environment in
      let (value, format) = kept.value
      let strategy = format.locale(environment.locale).parseStrategy
      let new = try? strategy.parse(text)
      value.wrappedValue = new.flatMap { isFinite($0, text) ? $0 : nil }
    }
  }

  nonisolated static func of<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldValue {
    let kept = ForMainActor((value: value, formatter: formatter))
    return FieldValue { _ in
      kept.value.formatter.string(for: kept.value.value.wrappedValue) ?? ""
    } take: { text, _ in
      let (value, formatter) = kept.value
      if let new = formatter.value(of: text, as: V.self), isFinite(new, text) {
        value.wrappedValue = new
      }
    }
  }
}

extension Formatter {
  /// Returns the value that `text` represents, for those formatters that can parse on Linux; `nil`
  /// if it represents none.
  fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
    let number = (self as? NumberFormatter)?.number(from: text)
    let date = (self as? DateFormatter)?.date(from: text)
    let found: [Any?] = [
      number?.doubleValue, number?.intValue, number?.floatValue, number?.decimalValue, number, date,
    ]
    return found.compactMap { $0 as? V }.first
  }
}
