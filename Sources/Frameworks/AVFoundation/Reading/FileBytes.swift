import Foundation

/// Bytes of a file. Each read is checked against their end, since a file may be damaged.
struct FileBytes: Sendable {
  /// The bytes; their first index need not be zero.
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }
  /// A copy of the bytes whose first index is zero.
  var copy: Data { Data([UInt8](data)) }

  /// Returns a part of the bytes; `nil` if it is not wholly within them.
  func part(_ start: Int, _ length: Int) -> FileBytes? {
    guard start >= 0, length >= 0, start <= count, length <= count - start else { return nil }
    let first = data.startIndex + start
    return FileBytes(data[first..<first + length])
  }

  /// Returns the bytes from a place to the end; `nil` if the place is behind the end.
  func rest(_ start: Int) -> FileBytes? { part(start, count - start) }

  /// Returns a number whose highest byte comes first; `nil` if bytes are missing.
  func number(_ start: Int, _ length: Int) -> Int? {
    part(start, length).flatMap { part in
      Int(exactly: part.data.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
  }

  /// Returns a number whose lowest byte comes first; `nil` if bytes are missing.
  func littleNumber(_ start: Int, _ length: Int) -> Int? {
    part(start, length).flatMap { part in
      Int(exactly: part.data.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
  }

  /// Returns a text of one byte for each character; `nil` if bytes are missing.
  func name(_ start: Int, _ length: Int) -> String? {
    part(start, length).map { part in
      String(String.UnicodeScalarView(part.data.map { Unicode.Scalar($0) }))
    }
  }
}
