extension Context {
  /// A key for this position that is the same whenever the same screen is built, also by another
  /// process. Drafts are stored under it.
  public var pathKey: String {
    var hash = StableHash()
    hash.add(position)
    var next: Node? = parent
    while let node = next {
      hash.add(node.pathComponent)
      hash.add(node.position)
      next = node.parent
    }
    return String(hash.value, radix: 36)
  }
}

/// A hash that every process computes alike (FNV-1a, 64 bits).
public struct StableHash {
  /// The hash of what was added so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of nothing.
  public init() {}

  /// Adds the UTF-8 bytes of a string.
  public mutating func add(_ text: String) { for byte in text.utf8 { add(byte: byte) } }

  mutating func add(_ number: UInt32) {
    for shift in [0, 8, 16, 24] { add(byte: UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
