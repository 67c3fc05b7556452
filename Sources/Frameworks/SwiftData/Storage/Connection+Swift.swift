import Foundation
import StrataCSQLite
import StrataPersistence

extension Connection {
  /// The name of the collation with which SQLite compares texts as Swift does.
  static let swiftCollation = "SWIFT"

  /// Adds the collation and the functions with which SQLite compares and searches texts as Swift
  /// does: by characters, whatever their encoding.
  func addSwiftFunctions() {
    sqlite3_create_collation_v2(
      handle, Self.swiftCollation, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        compare(bytes(left, leftCount), bytes(right, rightCount))
      }, nil)
    add("swift_contains", 2) { context, _, values in
      answer(context, values) { generic($0, contains: $1) }
    }
    add("swift_starts", 2) { context, _, values in
      answer(context, values) { $0.starts(with: $1) }
    }
    add("swift_standard_contains", 2) { context, _, values in
      answer(context, values) { $0.localizedStandardContains($1) }
    }
    add("swift_count", 1) { context, _, values in
      guard let text = text(values?[0]) else { return sqlite3_result_null(context) }
      sqlite3_result_int64(context, Int64(text.count))
    }
  }

  private func add(
    _ name: String, _ count: Int32,
    _ function:
      @convention(c) (
        OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
      ) -> Void
  ) {
    sqlite3_create_function_v2(
      handle, name, count, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, function, nil, nil, nil)
  }
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int32) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: start, count: Int(count))
}

/// Compares two texts. If both are ASCII, their bytes are compared, whose order is the same.
private func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int32 {
  if left.allSatisfy({ $0 < 0x80 }), right.allSatisfy({ $0 < 0x80 }) {
    if left.lexicographicallyPrecedes(right) { return -1 }
    return left.elementsEqual(right) ? 0 : 1
  }
  let (left, right) = (
    String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self)
  )
  return left == right ? 0 : left < right ? -1 : 1
}

private func text(_ value: OpaquePointer?) -> String? {
  guard let value, sqlite3_value_type(value) == SQLITE_TEXT else { return nil }
  let start = UnsafeRawPointer(sqlite3_value_text(value))
  return String(decoding: bytes(start, sqlite3_value_bytes(value)), as: UTF8.self)
}

private func answer(
  _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?,
  _ test: (String, String) -> Bool
) {
  guard let left = text(values?[0]), let right = text(values?[1]) else {
    return sqlite3_result_null(context)
  }
  sqlite3_result_int(context, test(left, right) ? 1 : 0)
}

/// Searches a text as a predicate does, by characters. For strings, Foundation has a method that
/// works differently.
private func generic<Text: Collection>(_ text: Text, contains other: Text) -> Bool
where Text.Element: Equatable {
  text.contains(other)
}
