extension Insecure {
  /// The hash function SHA-1, which is broken: use it only where a format demands it.
  public struct SHA1: HashFunction {
    /// The type of the function's digests.
    public typealias Digest = SHA1Digest

    /// The number of bytes that the function processes at once.
    public static var blockByteCount: Int { 64 }

    /// The number of bytes of a digest.
    public static var byteCount: Int { SHA1Digest.byteCount }

    private var state = HashState(.sha1)

    /// Creates a hash function to which no data was added.
    public init() {}

    /// Adds bytes to the data that is hashed.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    /// Returns the digest of the data that was added so far. More data can be added afterwards.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.finalize()) }
  }

  /// A digest of Insecure.SHA1.
  public struct SHA1Digest: Digest {
    /// The number of bytes of the digest.
    public static var byteCount: Int { 20 }

    let bytes: [UInt8]

    /// Calls a closure with the bytes, which are valid only during the call.
    public func withUnsafeBytes<R>(
      _ body: (UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    /// Adds the digest to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    /// A text with the name of the function and the digest in hexadecimal digits.
    public var description: String { "SHA1 digest: \(bytes.hexadecimal)" }
  }
}
