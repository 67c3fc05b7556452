import Foundation
import StrataCSQLite

/// A prepared statement, kept for as long as its connection is open.
final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  private let file: URL
  private let deviceLimit: Int?
  private let reserve: Int

  init(_ sql: String, on connection: Connection) throws(PersistenceError) {
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let result = sqlite3_prepare_v3(connection.handle, sql, -1, flags, &prepared, nil)
    guard result == SQLITE_OK, let prepared else {
      throw PersistenceError(result, on: connection.handle, file: connection.file)
    }
    handle = prepared
    database = connection.handle
    file = connection.file
    (deviceLimit, reserve) = (connection.deviceLimit, connection.reserve)
  }

  deinit {
    sqlite3_finalize(handle)
  }

  var row: Row { Row(statement: handle) }

  func bind(_ values: [SQLValue]) throws(PersistenceError) {
    for (index, value) in values.enumerated() {
      let result = bind(value, at: Int32(index + 1))
      guard result == SQLITE_OK else { throw error(result) }
    }
  }

  /// Advances to the next row; returns `false` after the last one.
  func step() throws(PersistenceError) -> Bool {
    let result = sqlite3_step(handle)
    switch result {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw error(result)
    }
  }

  /// Resets the statement for its next use, and clears its values.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func error(_ result: Int32) -> PersistenceError {
    PersistenceError(result, on: database, file: file).limited(
      to: deviceLimit, keepingFree: reserve)
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .text(let text): bind(text: Data(text.utf8), at: index)
    case .json(let data): bind(text: data, at: index)
    case .bytes(let data): bind(blob: data, at: index)
    case .real(let number): sqlite3_bind_double(handle, index, number)
    case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
    case .null: sqlite3_bind_null(handle, index)
    }
  }

  private func bind(text data: Data, at index: Int32) -> Int32 {
    // A null pointer would bind NULL, so an empty text is bound as a literal.
    guard !data.isEmpty else { return sqlite3_bind_text(handle, index, "", 0, copied) }
    return data.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      return sqlite3_bind_text64(
        handle, index, start, UInt64(bytes.count), copied, UInt8(SQLITE_UTF8))
    }
  }

  private func bind(blob data: Data, at index: Int32) -> Int32 {
    guard !data.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
    return data.withUnsafeBytes { bytes in
      sqlite3_bind_blob64(handle, index, bytes.baseAddress, UInt64(bytes.count), copied)
    }
  }
}

// SQLITE_TRANSIENT, "copy the bytes": a C macro that casts −1 to a function, which Swift does not
// import. SQLite compares the value and never calls it.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
