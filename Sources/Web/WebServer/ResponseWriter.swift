/// What remains to be written of a response.
struct ResponseWriter {
  /// A body up to this size goes out in one piece with its header.
  static let joined = 16 << 10
  static let chunk = 64 << 10

  /// Whether the connection ends after this.
  let closes: Bool
  private var head: [UInt8]
  private let body: [UInt8]
  private var offset = 0
  private var isHeadSent = false

  init(_ response: HTTPResponse, isHead: Bool, closes: Bool) {
    let body = isHead || !response.carriesLength ? [] : response.bytes
    self.closes = closes || response.isCut
    head = response.head(closing: closes)
    if body.count <= Self.joined {
      head.append(contentsOf: body)
      self.body = []
    } else {
      self.body = body
    }
  }

  var isDone: Bool { isHeadSent && offset == body.count }

  /// Hands the next piece to a closure that returns false when the connection is broken.
  mutating func writeNext(_ write: (UnsafeBufferPointer<UInt8>, _ isLast: Bool) -> Bool) -> Bool {
    guard isHeadSent else {
      isHeadSent = true
      return head.withUnsafeBufferPointer { write($0, isDone) }
    }
    let end = min(offset + Self.chunk, body.count)
    defer { offset = end }
    return body.withUnsafeBufferPointer {
      write(UnsafeBufferPointer(rebasing: $0[offset..<end]), end == body.count)
    }
  }
}
