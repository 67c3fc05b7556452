import Foundation
import StrataCSQLite

/// The current row of a statement; valid until the next step. Columns count from 0.
struct Row {
  let statement: OpaquePointer

  func text(_ column: Int32) -> String {
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
}
