public import Foundation

extension Curve25519 {
  /// Signatures by Ed25519, as in RFC 8032.
  public enum Signing {
    /// A private key that signs.
    public struct PrivateKey: Sendable {
      private let handle: _KeyHandle

      /// Creates a random key.
      public init() { handle = .random(for: .signing) }

      /// Creates a key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        handle = try .privateKey(data, for: .signing)
      }

      /// The 32 bytes of the key. The caller owns this copy of them.
      public var rawRepresentation: Data { handle.privateBytes }

      /// The public key.
      public var publicKey: PublicKey { PublicKey(of: handle) }

      /// Signs data. Partial: Apple's adds random bytes, so that it signs the same data differently
      /// each time; this one follows the RFC, and the signatures are equal.
      ///
      /// - Returns: The signature: 64 bytes.
      /// - Throws: ``CryptoKitError`` if OpenSSL cannot sign.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        try handle.sign(Array(data))
      }
    }

    /// A public key that checks signatures.
    public struct PublicKey: Sendable {
      private let handle: _KeyHandle

      fileprivate init(of privateKey: _KeyHandle) {
        guard let key = try? _KeyHandle.publicKey(privateKey.publicBytes, for: .signing) else {
          preconditionFailure("OpenSSL could not return the public key of a private key")
        }
        handle = key
      }

      /// Creates a key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        handle = try .publicKey(data, for: .signing)
      }

      /// The 32 bytes of the key.
      public var rawRepresentation: Data { handle.publicBytes }

      /// Returns whether a signature is one of data by this key's owner.
      ///
      /// - Parameters:
      ///   - signature: The signature.
      ///   - data: The data that was signed or authenticated.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        handle.verifies(Array(signature), of: Array(data))
      }
    }
  }
}
