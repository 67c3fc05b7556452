public import Foundation

extension Curve25519 {
  /// Keys for agreement on secrets by X25519, as in RFC 7748.
  public enum KeyAgreement {
    /// A private key with which a secret is agreed on.
    public struct PrivateKey: Sendable {
      private let handle: _KeyHandle

      /// Creates a random private key with which a secret is agreed on.
      public init() { handle = .random(for: .agreement) }

      /// Creates a private key from its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` if the key has another size.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        handle = try .privateKey(rawRepresentation, for: .agreement)
      }

      /// A copy of the 32 bytes of the key, which is not overwritten when it is released.
      public var rawRepresentation: Data { handle.privateBytes }

      /// The public key that belongs to this private key.
      public var publicKey: PublicKey { PublicKey(of: handle) }

      /// Returns the secret that this key shares with the owner of a public key.
      ///
      /// - Throws: `CryptoKitError.underlyingCoreCryptoError` if the public key is one of the few
      ///   with which everybody gets the same secret.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws
        -> SharedSecret
      {
        try handle.sharedSecret(with: publicKeyShare.handle, byteCount: 32)
      }
    }

    /// A public key with which others agree on a secret.
    public struct PublicKey: Sendable {
      fileprivate let handle: _KeyHandle

      fileprivate init(of privateKey: _KeyHandle) {
        guard let key = try? _KeyHandle.publicKey(privateKey.publicBytes, for: .agreement) else {
          preconditionFailure("OpenSSL could not return the public key of a private key")
        }
        handle = key
      }

      /// Creates a public key from its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` if the key has another size.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        handle = try .publicKey(rawRepresentation, for: .agreement)
      }

      /// The 32 bytes of the key.
      public var rawRepresentation: Data { handle.publicBytes }
    }
  }
}
