/// The frames of the Language Server Protocol: a header with the length, an empty line, and JSON.
struct MessageStream {
  /// A frame, or the sentence about a header that cannot be read.
  enum Part: Equatable {
    case message([UInt8])
    case broken(String)
  }

  /// The longest header, and the longest message: more is no message of an editor.
  static let longestHeader = 4_096
  static let longest = 64 << 20

  private var bytes: [UInt8] = []

  /// Adds bytes that were read from the stream.
  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  /// Returns the next frame; `nil` until all of it was read.
  ///
  /// After a header without a valid length, the next frame begins behind that header.
  mutating func next() -> Part? {
    guard let end = headerEnd else {
      guard bytes.count > Self.longestHeader else { return nil }
      bytes = []
      return .broken("the language server got a message whose header has no empty line at its end")
    }
    let header = String(decoding: bytes[..<end], as: UTF8.self)
    guard let length = Self.length(in: header) else {
      bytes.removeFirst(end)
      return .broken("the header has no valid Content-Length")
    }
    guard bytes.count >= end + length else { return nil }
    let message = Array(bytes[end..<end + length])
    bytes.removeFirst(end + length)
    return .message(message)
  }

  /// The index behind the empty line that ends the header.
  private var headerEnd: Int? {
    let mark = Array("\r\n\r\n".utf8)
    guard bytes.count >= mark.count else { return nil }
    let last = min(bytes.count, Self.longestHeader + mark.count) - mark.count
    return (0...last).first { bytes[$0..<$0 + mark.count].elementsEqual(mark) }
      .map { $0 + mark.count }
  }

  private static func length(in header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let sides = line.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, sides[0].lowercased() == "content-length" else { continue }
      let digits = sides[1].drop { $0 == " " }.prefix { $0 != " " }
      return Int(digits).flatMap { (0...longest).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// Returns a message with the header that precedes it in the stream.
  static func frame(_ message: MessageValue) -> [UInt8] {
    let body = message.bytes
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
