public import Foundation

extension Curve25519 {
  /// Keys for signatures by Ed25519, as in RFC 8032.
  public enum Signing {
    /// A private key with which data is signed.
    public struct PrivateKey: Sendable {
      private let handle: _KeyHandle

      /// Creates a random private key with which data is signed.
      public init() { handle = .random(for: .signing) }

      /// Creates a private key from its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` if the key has another size.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        handle = try .privateKey(data, for: .signing)
      }

      /// A copy of the 32 bytes of the key, which is not overwritten when it is released.
      public var rawRepresentation: Data { handle.privateBytes }

      /// The public key that belongs to this private key.
      public var publicKey: PublicKey { PublicKey(of: handle) }

      /// Returns the signature of data.
      ///
      /// Partial: signatures of the same data are equal, as the RFC defines them; Apple's differ,
      /// since random bytes are added.
      ///
      /// - Returns: The signature: 64 bytes.
      /// - Throws: ``CryptoKitError`` if OpenSSL cannot sign.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        try handle.sign(Array(data))
      }
    }

    /// A public key with which signatures are checked.
    public struct PublicKey: Sendable {
      private let handle: _KeyHandle

      fileprivate init(of privateKey: _KeyHandle) {
        guard let key = try? _KeyHandle.publicKey(privateKey.publicBytes, for: .signing) else {
          preconditionFailure("OpenSSL could not return the public key of a private key")
        }
        handle = key
      }

      /// Creates a public key from its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` if the key has another size.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        handle = try .publicKey(data, for: .signing)
      }

      /// The 32 bytes of the key.
      public var rawRepresentation: Data { handle.publicBytes }

      /// Returns whether a signature was made for the data with the private key that belongs to
      /// this key.
      ///
      /// - Parameters:
      ///   - signature: The signature.
      ///   - data: The data that was signed.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        handle.verifies(Array(signature), of: Array(data))
      }
    }
  }
}
