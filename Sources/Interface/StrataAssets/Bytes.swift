import Foundation

/// Reads integers and short strings from data; returns `nil` beyond its end.
struct Bytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  private func part(_ offset: Int, _ count: Int) -> Data? {
    guard offset >= 0, offset <= data.count - count else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + count]
  }

  /// Reads a big-endian integer from some bytes.
  func big(_ offset: Int, _ count: Int) -> Int? {
    part(offset, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a little-endian integer from some bytes.
  func little(_ offset: Int, _ count: Int) -> Int? {
    part(offset, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ offset: Int, _ count: Int, _ encoding: String.Encoding = .isoLatin1) -> String? {
    part(offset, count).flatMap { String(data: $0, encoding: encoding) }
  }
}
