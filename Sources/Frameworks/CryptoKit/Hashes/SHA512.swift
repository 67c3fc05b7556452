/// The hash function SHA-512 of FIPS 180.
public struct SHA512: HashFunction {
  /// The type of the function's digests.
  public typealias Digest = SHA512Digest

  /// The number of bytes that the function processes at once.
  public static var blockByteCount: Int { 128 }

  /// The number of bytes of a digest.
  public static var byteCount: Int { SHA512Digest.byteCount }

  private var state = HashState(.sha512)

  /// Creates a hash function to which no data was added.
  public init() {}

  /// Adds bytes to the data that is hashed.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  /// Returns the digest of the data that was added so far. More data can be added afterwards.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.finalize()) }
}

/// A digest of SHA512.
public struct SHA512Digest: Digest {
  /// The number of bytes of the digest.
  public static var byteCount: Int { 64 }

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
  public var description: String { "SHA512 digest: \(bytes.hexadecimal)" }
}
