extension Insecure {
  /// The hash function MD5, which is broken: use it only where a format demands it.
  public struct MD5: HashFunction {
    /// The type of the function's digests.
    public typealias Digest = MD5Digest

    /// The number of bytes that the function processes as one block.
    public static var blockByteCount: Int { 64 }

    /// The number of bytes of a digest.
    public static var byteCount: Int { MD5Digest.byteCount }

    private var state = HashState(.md5)

    /// Creates a hash function to which no data was added.
    public init() {}

    /// Adds bytes to the data that is hashed.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    /// Returns the digest of the data that was added so far. More data can be added afterwards.
    public func finalize() -> MD5Digest { MD5Digest(bytes: state.finalize()) }
  }

  /// A digest of Insecure.MD5.
  public struct MD5Digest: Digest {
    /// The number of bytes of the digest.
    public static var byteCount: Int { 16 }

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
    public var description: String { "MD5 digest: \(bytes.hexadecimal)" }
  }
}
