public import Foundation

/// A function that computes a short digest of any data.
///
///     SHA256.hash(data: Data("abc".utf8)).description   // "SHA256 digest: ba7816bf8f01…"
public protocol HashFunction: Sendable {
  /// The type of the function's digests.
  associatedtype Digest: CryptoKit.Digest

  /// The number of bytes that the function processes as one block.
  static var blockByteCount: Int { get }

  /// Creates a hash function to which no data was added.
  init()

  /// Adds bytes to the data that is hashed.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// Returns the digest of the data that was added so far. More data can be added afterwards.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of the bytes in a buffer.
  static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Returns the digest of some data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Adds data to the data that is hashed.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}
