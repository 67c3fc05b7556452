public import Foundation

extension Curve25519 {
  /// Agreement on secrets by X25519, as in RFC 7748.
  public enum KeyAgreement {
    /// A private key that agrees on secrets.
    public struct PrivateKey: Sendable {
      private let handle: _KeyHandle

      /// Creates a random key.
      public init() { handle = .random(for: .agreement) }

      /// Creates a key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        handle = try .privateKey(rawRepresentation, for: .agreement)
      }

      /// The 32 bytes of the key. The caller owns this copy of them.
      public var rawRepresentation: Data { handle.privateBytes }

      /// The public key.
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

    /// A public key with which others agree on secrets.
    public struct PublicKey: Sendable {
      fileprivate let handle: _KeyHandle

      fileprivate init(of privateKey: _KeyHandle) {
        guard let key = try? _KeyHandle.publicKey(privateKey.publicBytes, for: .agreement) else {
          preconditionFailure("OpenSSL could not return the public key of a private key")
        }
        handle = key
      }

      /// Creates a key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        handle = try .publicKey(rawRepresentation, for: .agreement)
      }

      /// The 32 bytes of the key.
      public var rawRepresentation: Data { handle.publicBytes }
    }
  }
}
