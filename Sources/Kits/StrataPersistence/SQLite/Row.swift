import Foundation
import StrataCSQLite

/// The current row of a statement; valid until the next step. Columns count from 0.
package struct Row: ResultRow {
  let statement: OpaquePointer

  package func text(_ column: Int32) -> String {
    String(decoding: data(column), as: UTF8.self)
  }

  func data(_ column: Int32) -> Data {
    guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
  }

  func real(_ column: Int32) -> Double {
    sqlite3_column_double(statement, column)
  }

  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  /// Returns the values of the first columns, each in the form in which it was stored.
  package func values(_ count: Int) -> [SQLValue] {
    (0..<Int32(count)).map(value)
  }

  private func value(_ column: Int32) -> SQLValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .bytes(data(column))
    default: .null
    }
  }
}
