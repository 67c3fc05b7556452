import Foundation
import StrataPersistence

/// A type whose values are stored in one column without being encoded as JSON.
protocol StoredScalar {
  static var columnType: ColumnType { get }
  /// A Boolean value that indicates whether SQLite compares two columns as Swift compares two
  /// values with `<`.
  static var isOrdered: Bool { get }
  var sqlValue: SQLValue { get }
  init?(_ value: SQLValue)
}

/// The type of a column.
enum ColumnType: String, Codable, Sendable {
  case integer = "INTEGER"
  case real = "REAL"
  case text = "TEXT"
  case data = "BLOB"
}

extension StoredScalar where Self: FixedWidthInteger {
  static var columnType: ColumnType { .integer }
  static var isOrdered: Bool { Self(clamping: Int.max) == Self.max || Self.isSigned }
  var sqlValue: SQLValue { .integer(Int(truncatingIfNeeded: self)) }

  init?(_ value: SQLValue) {
    guard case .integer(let number) = value else { return nil }
    self.init(truncatingIfNeeded: number)
  }
}

extension Int: StoredScalar {}
extension Int8: StoredScalar {}
extension Int16: StoredScalar {}
extension Int32: StoredScalar {}
extension Int64: StoredScalar {}
extension UInt8: StoredScalar {}
extension UInt16: StoredScalar {}
extension UInt32: StoredScalar {}
// The upper half is stored as negative numbers, so their order differs.
extension UInt: StoredScalar {
  static var isOrdered: Bool { false }
}
extension UInt64: StoredScalar {
  static var isOrdered: Bool { false }
}

extension Bool: StoredScalar {
  static var columnType: ColumnType { .integer }
  static var isOrdered: Bool { false }
  var sqlValue: SQLValue { .integer(self ? 1 : 0) }

  init?(_ value: SQLValue) {
    guard case .integer(let number) = value else { return nil }
    self = number != 0
  }
}

extension SQLValue {
  /// The column as a number; `nil` if it is none, since SQLite stores a value that is not a number
  /// (NaN) as NULL.
  var number: Double? {
    switch self {
    case .real(let number): number
    case .integer(let number): Double(number)
    case .null: .nan
    default: nil
    }
  }
}

extension Double: StoredScalar {
  static var columnType: ColumnType { .real }
  static var isOrdered: Bool { true }
  var sqlValue: SQLValue { .real(self) }

  init?(_ value: SQLValue) {
    guard let number = value.number else { return nil }
    self = number
  }
}

extension Float: StoredScalar {
  static var columnType: ColumnType { .real }
  static var isOrdered: Bool { true }
  var sqlValue: SQLValue { .real(Double(self)) }

  init?(_ value: SQLValue) {
    guard let number = value.number else { return nil }
    self = Float(number)
  }
}

extension Date: StoredScalar {
  static var columnType: ColumnType { .real }
  static var isOrdered: Bool { true }
  var sqlValue: SQLValue { .real(timeIntervalSinceReferenceDate) }

  init?(_ value: SQLValue) {
    guard let number = value.number else { return nil }
    self.init(timeIntervalSinceReferenceDate: number)
  }
}

extension String: StoredScalar {
  static var columnType: ColumnType { .text }
  static var isOrdered: Bool { true }
  var sqlValue: SQLValue { .text(self) }

  init?(_ value: SQLValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension Data: StoredScalar {
  static var columnType: ColumnType { .data }
  static var isOrdered: Bool { false }
  var sqlValue: SQLValue { .bytes(self) }

  init?(_ value: SQLValue) {
    guard case .bytes(let data) = value else { return nil }
    self = data
  }
}

extension UUID: StoredScalar {
  static var columnType: ColumnType { .text }
  static var isOrdered: Bool { false }
  var sqlValue: SQLValue { .text(uuidString) }

  init?(_ value: SQLValue) {
    guard case .text(let text) = value else { return nil }
    self.init(uuidString: text)
  }
}
