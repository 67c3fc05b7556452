public import Foundation

/// A function that computes a short digest of any data.
///
///     SHA256.hash(data: Data("abc".utf8)).description   // "SHA256 digest: ba7816bf8f01…"
public protocol HashFunction: Sendable {
  /// The type of its digests.
  associatedtype Digest: CryptoKit.Digest

  /// The number of bytes that the function processes at once.
  static var blockByteCount: Int { get }

  /// Creates a function that has seen no data.
  init()

  /// Adds bytes to the data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// Returns the digest of the data up to now. More data can be added afterwards.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of bytes.
  static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Returns the digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Adds data to the data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}
