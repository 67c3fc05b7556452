public import Foundation

extension AES {
  /// The cipher AES in Galois/Counter Mode, as in NIST SP 800-38D, which also detects changes.
  public enum GCM {
    /// Encrypts a message, and authenticates additional data that is not part of the box.
    ///
    /// - Parameters:
    ///   - message: The bytes to encrypt.
    ///   - key: A key of 128, 192 or 256 bits.
    ///   - nonce: A value that was never used with this key; `nil` for a random one.
    ///   - authenticatedData: The additional data, which is needed again to open the box.
    /// - Returns: The encrypted message with its nonce and tag.
    /// - Throws: `CryptoKitError.incorrectKeySize` if the key has another size.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let (ciphertext, tag) = try AuthenticatedCipher.aesGCM.seal(
        message, using: key, nonce: nonce.bytes, authenticating: authenticatedData)
      return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
    }

    /// Encrypts a message.
    ///
    /// - Parameters:
    ///   - message: The bytes to encrypt.
    ///   - key: A key of 128, 192 or 256 bits.
    ///   - nonce: A value that was never used with this key; `nil` for a random one.
    /// - Returns: The encrypted message with its nonce and tag.
    /// - Throws: `CryptoKitError.incorrectKeySize` if the key has another size.
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
    ///   - authenticatedData: The additional data with which the box was sealed.
    /// - Returns: The decrypted message.
    /// - Throws: `CryptoKitError.authenticationFailure` if the box or the data was changed, or the
    ///   key is another one; `CryptoKitError.incorrectKeySize` if the key has the wrong size.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      try AuthenticatedCipher.aesGCM.open(
        sealedBox.ciphertext, tag: sealedBox.tag, using: key, nonce: sealedBox.nonce.bytes,
        authenticating: authenticatedData)
    }

    /// Decrypts a sealed box, and checks that it was not changed.
    ///
    /// - Parameters:
    ///   - sealedBox: The encrypted data.
    ///   - key: The key with which the box was encrypted.
    /// - Returns: The decrypted message.
    /// - Throws: `CryptoKitError.authenticationFailure` if the box was changed, or the key is
    ///   another one; `CryptoKitError.incorrectKeySize` if the key has the wrong size.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
  }
}
