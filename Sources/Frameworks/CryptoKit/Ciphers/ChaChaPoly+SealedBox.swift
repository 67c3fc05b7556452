public import Foundation

extension ChaChaPoly {
  /// A value that is used once with a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Creates a random nonce of 12 bytes.
    public init() {
      var random = [UInt8](repeating: 0, count: 12)
      random.withUnsafeMutableBytes { SecretBytes.fillRandomly($0) }
      bytes = random
    }

    /// Creates a nonce of 12 bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    /// Calls a closure with the bytes, which are valid only during the call.
    public func withUnsafeBytes<R>(
      _ body: (UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    /// Returns an iterator over the nonce's bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  /// A message that is encrypted and protected against changes.
  public struct SealedBox: Sendable {
    /// The nonce with which the message was encrypted.
    public let nonce: Nonce

    /// The encrypted message, as long as the message.
    public let ciphertext: Data

    /// The tag that detects changes: 16 bytes.
    public let tag: Data

    /// The nonce, the cipher text and the tag, one after the other.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

    /// Creates a sealed box from its parts.
    ///
    /// - Parameters:
    ///   - nonce: A value that is used only once with a key.
    ///   - ciphertext: The encrypted bytes.
    ///   - tag: The bytes that authenticate the encrypted data.
    /// - Throws: `CryptoKitError.incorrectParameterSize` if the tag does not have 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == AuthenticatedCipher.tagByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    /// Creates a sealed box from the bytes of ``combined``.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` if they are fewer than a nonce of 12 bytes
    ///   and a tag.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Data(combined)
      let overhead = 12 + AuthenticatedCipher.tagByteCount
      guard bytes.count >= overhead else { throw CryptoKitError.incorrectParameterSize }
      try self.init(
        nonce: Nonce(data: bytes.prefix(12)),
        ciphertext: bytes.dropFirst(12).dropLast(AuthenticatedCipher.tagByteCount),
        tag: bytes.suffix(AuthenticatedCipher.tagByteCount))
    }
  }
}
