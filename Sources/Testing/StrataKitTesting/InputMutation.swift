/// A deterministic generator of mutated inputs, like a fuzzer's.
public struct InputMutation: Sendable {
  private var state: UInt64
  private let corpus: [[UInt8]]
  private static let marks: [[UInt8]] = [
    "\"", "\\u0000", "[", "]", ",", "-", "%", "%00", "%2F", "~", "~2E", "/", "..", "&", "=", "+",
    "\r\n", "\r\n\r\n", ": ", "9223372036854775808", "1e9", "null", "\u{0}", "\u{FEFF}",
    "Content-Length: 5", "Transfer-Encoding: chunked", "Upgrade: websocket", "<script>", "{}", "[]",
    "(", "1e308", "-1", "\\uD800", "%99999d",
    "$(A)", "$(inherited)", "<a>",
  ].map { Array($0.utf8) }

  /// Creates a deterministic generator of mutated inputs, like a fuzzer's.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - corpus: The inputs to take parts from.
  public init(seed: UInt64, corpus: [[UInt8]]) {
    state = seed
    self.corpus = corpus
  }

  /// Returns a copy of the bytes with one to four mutations.
  public mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 4) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = number(below: bytes.count + 1)
    let end = min(bytes.count, place + number(below: 9))
    switch number(below: 6) {
    case 0: bytes.replaceSubrange(place..<end, with: [])
    case 1: bytes.insert(UInt8(number(below: 256)), at: place)
    case 2: bytes.insert(contentsOf: Self.marks[number(below: Self.marks.count)], at: place)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4 where place < bytes.count: bytes[place] ^= 1 << number(below: 8)
    default: splice(&bytes, at: place)
    }
  }

  private mutating func splice(_ bytes: inout [UInt8], at place: Int) {
    guard !corpus.isEmpty else { return }
    let other = corpus[number(below: corpus.count)]
    bytes.replaceSubrange(place..., with: other[number(below: other.count + 1)...])
  }

  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 1) % limit
  }
}
