/// The rest of a response that is being written.
struct ResponseWriter {
  /// The maximum size of a write. The first one contains the header and the beginning of the body,
  /// so that most answers take a single write.
  static let chunk = 64 << 10

  /// A Boolean value that indicates whether the connection closes after this.
  let closes: Bool
  private var head: [UInt8]
  private let body: [UInt8]
  /// The number of bytes of the body that were written, including those sent with the header.
  private var offset: Int
  private var isHeadSent = false

  init(_ response: HTTPResponse, isHead: Bool, closes: Bool) {
    body = isHead || !response.carriesLength ? [] : response.bytes
    self.closes = closes || response.isCut
    head = response.head(closing: closes)
    offset = min(body.count, max(0, Self.chunk - head.count))
    head.append(contentsOf: body[..<offset])
  }

  /// The number of bytes of the body that were passed on.
  var sentBytes: Int { isHeadSent ? offset : 0 }

  var isDone: Bool { isHeadSent && offset == body.count }

  /// Passes the next piece to `write`, which returns `false` if the connection is broken.
  mutating func writeNext(_ write: (UnsafeBufferPointer<UInt8>, _ isLast: Bool) -> Bool) -> Bool {
    guard isHeadSent else {
      isHeadSent = true
      defer { head = [] }
      return head.withUnsafeBufferPointer { write($0, isDone) }
    }
    let end = min(offset + Self.chunk, body.count)
    defer { offset = end }
    return body.withUnsafeBufferPointer {
      write(UnsafeBufferPointer(rebasing: $0[offset..<end]), end == body.count)
    }
  }
}
