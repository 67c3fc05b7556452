import Foundation

/// An interpolated value, which is kept until the language is known.
package enum LocalizationArgument: Equatable, Sendable, Codable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case resource(LocalizedStringResource)

  /// The number that chooses the plural; `nil` for text.
  var quantity: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .text, .resource: nil
    }
  }

  init(_ value: any CVarArg) {
    self =
      switch value {
      case let value as Double: .number(value)
      case let value as Int64: .integer(value)
      case let value as UInt64: .unsigned(value)
      default: .text("\(value)")
      }
  }
}
