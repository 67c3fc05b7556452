import Foundation

/// The result of a statement. Its rows retain it.
final class PostgresResult {
  private let library: PostgresLibrary
  private let handle: OpaquePointer?

  init(_ handle: OpaquePointer?, _ library: PostgresLibrary) {
    self.handle = handle
    self.library = library
  }

  deinit { library.clear(handle) }

  var isSuccess: Bool {
    let status = library.resultStatus(handle)
    return [PostgresLibrary.commandOK, PostgresLibrary.tuplesOK, PostgresLibrary.emptyQuery]
      .contains(status)
  }

  var count: Int32 { library.ntuples(handle) }

  /// The number of rows that the statement changed.
  var changed: Int { Int(Self.text(library.cmdTuples(handle))) ?? 0 }

  /// The command that was run, as the server names it, such as `COMMIT`.
  var command: String { Self.text(library.cmdStatus(handle)) }

  /// The SQLSTATE of a failure, such as `42501`; empty if the connection failed.
  var state: String { field("C") }

  /// The first line of the failure's message.
  var message: String {
    let own = field("M")
    let words = own.isEmpty ? Self.text(library.resultErrorMessage(handle)) : own
    return words.split(separator: "\n").first.map(String.init) ?? "no reason was given"
  }

  func row(_ number: Int32) -> PostgresRow {
    PostgresRow(result: self, number: number)
  }

  /// Returns a value's bytes; empty data for null.
  func data(_ row: Int32, _ column: Int32) -> Data {
    let count = Int(library.getlength(handle, row, column))
    guard count > 0, let bytes = library.getvalue(handle, row, column) else { return Data() }
    return Data(bytes: bytes, count: count)
  }

  private func field(_ name: UnicodeScalar) -> String {
    Self.text(library.resultErrorField(handle, Int32(name.value)))
  }

  private static func text(_ words: UnsafePointer<CChar>?) -> String {
    words.map { String(cString: $0) } ?? ""
  }
}

/// A row of a result in PostgreSQL's binary form: numbers have their most significant byte first.
struct PostgresRow: ResultRow {
  let result: PostgresResult
  let number: Int32

  func text(_ column: Int32) -> String { String(decoding: data(column), as: UTF8.self) }

  func data(_ column: Int32) -> Data { result.data(number, column) }

  func real(_ column: Int32) -> Double {
    let bytes = data(column)
    guard bytes.count == 8 else { return Double(integer(column)) }
    return Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }

  func integer(_ column: Int32) -> Int {
    let bytes = data(column)
    guard let first = bytes.first else { return 0 }
    // The sign of the first byte is that of the number, whatever its size.
    return bytes.dropFirst().reduce(Int(Int8(bitPattern: first))) { $0 << 8 | Int($1) }
  }
}

extension SQLValue {
  /// The number of PostgreSQL's type, and the value in its binary form; `nil` is null.
  ///
  /// Texts are `bytea`, as the columns of names and keys are, and JSON is `text`.
  var postgres: (type: UInt32, bytes: [UInt8]?) {
    switch self {
    case .text(let text): (17, Array(text.utf8))
    case .bytes(let data): (17, Array(data))
    case .json(let data): (25, Array(data))
    case .real(let number): (701, Self.bytes(number.bitPattern))
    case .integer(let number): (20, Self.bytes(UInt64(bitPattern: Int64(number))))
    case .null: (0, nil)
    }
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
