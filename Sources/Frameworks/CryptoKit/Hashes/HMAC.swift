public import Foundation

/// A computation of an authentication code with a key and a hash function, as in RFC 2104.
///
///     let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
///     HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key)   // true
public struct HMAC<H: HashFunction>: Sendable {
  /// The key of an authentication code.
  public typealias Key = SymmetricKey

  /// An authentication code with the hash function.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Creates a computation to which no data was added.
  public init(key: SymmetricKey) {
    let block = SecretBytes(count: H.blockByteCount) { block in
      key.withUnsafeBytes { Self.put($0, into: block) }
    }
    Self.padded(block, with: 0x36).withUnsafeBytes { inner.update(bufferPointer: $0) }
    Self.padded(block, with: 0x5c).withUnsafeBytes { outer.update(bufferPointer: $0) }
  }

  /// Copies a key to the start of a block. A key that is longer than the block is replaced by its
  /// digest.
  private static func put(_ key: UnsafeRawBufferPointer, into block: UnsafeMutableRawBufferPointer)
  {
    guard key.count > block.count else { return block.copyMemory(from: key) }
    H.hash(bufferPointer: key).withUnsafeBytes { block.copyMemory(from: $0) }
  }

  private static func padded(_ block: SecretBytes, with pad: UInt8) -> SecretBytes {
    SecretBytes(count: block.count) { result in
      block.withUnsafeBytes { source in
        for index in source.indices { result[index] = source[index] ^ pad }
      }
    }
  }

  /// Adds data to the authenticated data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of the data that was added so far. More data can be added afterwards.
  public func finalize() -> MAC {
    var outer = outer
    inner.finalize().withUnsafeBytes { outer.update(bufferPointer: $0) }
    return MAC(digest: outer.finalize())
  }

  /// Returns the code of data under a key.
  ///
  /// - Parameters:
  ///   - data: The data that is authenticated.
  ///   - key: The secret key.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether a code is that of data under a key, in a time that does not depend on where
  /// they differ.
  ///
  /// - Parameters:
  ///   - mac: The code.
  ///   - authenticatedData: The data that is authenticated.
  ///   - key: The secret key with which the code was made.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    mac == authenticationCode(for: authenticatedData, using: key)
  }

  /// Returns whether bytes are the code of data under a key, in a time that does not depend on
  /// where they differ.
  ///
  /// - Parameters:
  ///   - authenticationCode: The code.
  ///   - authenticatedData: The data that is authenticated.
  ///   - key: The secret key with which the code was made.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    ConstantTime.equal(
      authenticationCode, Self.authenticationCode(for: authenticatedData, using: key))
  }

  /// Returns whether the bytes of a buffer are the code of data under a key, in a time that does
  /// not depend on where they differ.
  ///
  /// - Parameters:
  ///   - mac: The code.
  ///   - authenticatedData: The data that is authenticated.
  ///   - key: The secret key with which the code was made.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: UnsafeRawBufferPointer, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: authenticatedData, using: key)
      .withUnsafeBytes { ConstantTime.equal(mac, $0) }
  }
}
