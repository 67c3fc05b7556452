public import Foundation

/// Keys and signatures on NIST's elliptic curve P-384.
public enum P384 {
  /// Keys and signatures for ECDSA. Data is hashed by SHA-384 unless its digest is given.
  public enum Signing {
    /// A private key with which data is signed.
    public struct PrivateKey: _NISTSigningKey {
      /// The type of the key's signatures.
      public typealias _Signature = ECDSASignature

      /// The type of the public key that belongs to the private key.
      public typealias PublicKey = P384.Signing.PublicKey

      /// The elliptic curve of the key.
      public static var _curve: _NISTCurve { .p384 }

      /// The private key as OpenSSL represents it.
      public let _handle: _KeyHandle

      /// Creates a private key from OpenSSL's representation.
      public init(_handle: _KeyHandle) { self._handle = _handle }
    }

    /// A public key with which signatures are checked.
    public struct PublicKey: _NISTVerifyingKey {
      /// The type of the key's signatures.
      public typealias _Signature = ECDSASignature

      /// The elliptic curve of the key.
      public static var _curve: _NISTCurve { .p384 }

      /// The public key as OpenSSL represents it.
      public let _handle: _KeyHandle

      /// Creates a public key from OpenSSL's representation.
      public init(_handle: _KeyHandle) { self._handle = _handle }
    }

    /// A signature with P384.
    public struct ECDSASignature: _NISTSignature {
      /// The elliptic curve of the signing key.
      public static var _curve: _NISTCurve { .p384 }

      /// The numbers r and s of the signature, one after the other, each as long as a coordinate.
      public let rawRepresentation: Data

      /// Creates a signature of its two numbers, which have the right length.
      public init(_raw: Data) { rawRepresentation = _raw }
    }
  }

  /// Agreement on secrets by ECDH.
  public enum KeyAgreement {
    /// A private key with which a secret is agreed on.
    public struct PrivateKey: _NISTAgreementKey {
      /// The type of the public key that belongs to the private key.
      public typealias PublicKey = P384.KeyAgreement.PublicKey

      /// The elliptic curve of the key.
      public static var _curve: _NISTCurve { .p384 }

      /// The private key as OpenSSL represents it.
      public let _handle: _KeyHandle

      /// Creates a private key from OpenSSL's representation.
      public init(_handle: _KeyHandle) { self._handle = _handle }
    }

    /// A public key with which others agree on secrets.
    public struct PublicKey: _NISTPublicKey {
      /// The elliptic curve of the key.
      public static var _curve: _NISTCurve { .p384 }

      /// The public key as OpenSSL represents it.
      public let _handle: _KeyHandle

      /// Creates a public key from OpenSSL's representation.
      public init(_handle: _KeyHandle) { self._handle = _handle }
    }
  }
}
