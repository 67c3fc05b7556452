import Foundation
import SwiftUICore

@MainActor extension FieldValue {
  static func of<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> FieldValue where F.FormatOutput == String {
    FieldValue {
      format.locale($0.locale).format(value.wrappedValue)
    } take: { text, environment in
      let strategy = format.locale(environment.locale).parseStrategy
      if let new = try? strategy.parse(text) { value.wrappedValue = new }
    }
  }

  static func of<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> FieldValue where F.FormatOutput == String {
    FieldValue { environment in
      value.wrappedValue.map { format.locale(environment.locale).format($0) } ?? ""
    } take: { text, environment in
      let strategy = format.locale(environment.locale).parseStrategy
      value.wrappedValue = try? strategy.parse(text)
    }
  }

  static func of<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldValue {
    FieldValue { _ in
      formatter.string(for: value.wrappedValue) ?? ""
    } take: { text, _ in
      if let new = formatter.value(of: text, as: V.self) { value.wrappedValue = new }
    }
  }
}

extension Formatter {
  /// Returns the value that `text` stands for, for the formatters that can parse on Linux.
  fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
    let number = (self as? NumberFormatter)?.number(from: text)
    let date = (self as? DateFormatter)?.date(from: text)
    let found: [Any?] = [
      number?.doubleValue, number?.intValue, number?.floatValue, number?.decimalValue, number, date,
    ]
    return found.compactMap { $0 as? V }.first
  }
}
