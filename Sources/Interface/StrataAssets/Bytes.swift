import Foundation

/// Numbers and short texts in a file; `nil` beyond its end.
struct Bytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  private func part(_ offset: Int, _ count: Int) -> Data? {
    guard offset >= 0, offset <= data.count - count else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + count]
  }

  /// The most significant byte first.
  func big(_ offset: Int, _ count: Int) -> Int? {
    part(offset, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The least significant byte first.
  func little(_ offset: Int, _ count: Int) -> Int? {
    part(offset, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ offset: Int, _ count: Int, _ encoding: String.Encoding = .isoLatin1) -> String? {
    part(offset, count).flatMap { String(data: $0, encoding: encoding) }
  }
}
