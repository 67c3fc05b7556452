public import Foundation

/// The cipher ChaCha20 with Poly1305, as in RFC 8439, which also detects changes.
public enum ChaChaPoly {
  /// Encrypts a message, and authenticates additional data that is not part of the box.
  ///
  /// - Parameters:
  ///   - message: The bytes to encrypt.
  ///   - key: A key of 256 bits.
  ///   - nonce: A value that was never used with this key; `nil` for a random one.
  ///   - authenticatedData: Data that is needed again to open the box.
  /// - Returns: The encrypted message with its nonce and tag.
  /// - Throws: `CryptoKitError.incorrectKeySize`.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let (ciphertext, tag) = try AuthenticatedCipher.chaChaPoly.seal(
      message, using: key, nonce: nonce.bytes, authenticating: authenticatedData)
    return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
  }

  /// Encrypts a message.
  ///
  /// - Parameters:
  ///   - message: The bytes to encrypt.
  ///   - key: A key of 256 bits.
  ///   - nonce: A value that was never used with this key; `nil` for a random one.
  /// - Returns: The encrypted message with its nonce and tag.
  /// - Throws: `CryptoKitError.incorrectKeySize`.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Decrypts a box, and checks that neither the box nor the additional data was changed.
  ///
  /// - Parameters:
  ///   - sealedBox: The encrypted data.
  ///   - key: The key with which the box was encrypted.
  ///   - authenticatedData: Data that is not encrypted but authenticated together with the rest.
  /// - Returns: The decrypted message.
  /// - Throws: `CryptoKitError.authenticationFailure` if something was changed or the key is another
  ///   one; `CryptoKitError.incorrectKeySize`.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    try AuthenticatedCipher.chaChaPoly.open(
      sealedBox.ciphertext, tag: sealedBox.tag, using: key, nonce: sealedBox.nonce.bytes,
      authenticating: authenticatedData)
  }

  /// Decrypts a sealed box, and checks that it was not changed.
  ///
  /// - Parameters:
  ///   - sealedBox: The encrypted data.
  ///   - key: The key with which the box was encrypted.
  /// - Returns: The decrypted message.
  /// - Throws: `CryptoKitError.authenticationFailure` if it was changed or the key is another one;
  ///   `CryptoKitError.incorrectKeySize`.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}
