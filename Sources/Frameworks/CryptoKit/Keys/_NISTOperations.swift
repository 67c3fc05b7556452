public import Foundation

/// A private key with which data is signed. Not part of Apple's API.
public protocol _NISTSigningKey: _NISTPrivateKey {
  /// The type of the key's signatures.
  associatedtype _Signature: _NISTSignature
}

extension _NISTSigningKey {
  /// Returns the signature of a digest.
  ///
  /// - Throws: ``CryptoKitError`` if OpenSSL cannot sign.
  public func signature<D: Digest>(for digest: D) throws -> _Signature {
    _Signature(_raw: try _handle.sign(Array(digest), on: Self._curve))
  }

  /// Signs data, after hashing it with the function that belongs to the curve.
  ///
  /// - Throws: ``CryptoKitError`` if OpenSSL cannot sign.
  public func signature<D: DataProtocol>(for data: D) throws -> _Signature {
    let digest = HashState.digest(of: data, by: Self._curve.hash)
    return _Signature(_raw: try _handle.sign(digest, on: Self._curve))
  }
}

/// A public key with which signatures are checked. Not part of Apple's API.
public protocol _NISTVerifyingKey: _NISTPublicKey {
  /// The type of the key's signatures.
  associatedtype _Signature: _NISTSignature
}

extension _NISTVerifyingKey {
  /// Returns whether a signature was made for the digest with the private key that belongs to this
  /// key.
  ///
  /// - Parameters:
  ///   - signature: The signature.
  ///   - digest: The hash of the data.
  public func isValidSignature<D: Digest>(_ signature: _Signature, for digest: D) -> Bool {
    _handle.isValid(signature.rawRepresentation, of: Array(digest))
  }

  /// Returns whether a signature was made for the data with the private key that belongs to this
  /// key.
  ///
  /// - Parameters:
  ///   - signature: The signature.
  ///   - data: The data that was signed or authenticated.
  public func isValidSignature<D: DataProtocol>(_ signature: _Signature, for data: D) -> Bool {
    let digest = HashState.digest(of: data, by: Self._curve.hash)
    return _handle.isValid(signature.rawRepresentation, of: digest)
  }
}

/// A private key with which a secret is agreed on. Not part of Apple's API.
public protocol _NISTAgreementKey: _NISTPrivateKey {}

extension _NISTAgreementKey {
  /// Returns the secret that this key shares with the owner of a public key.
  ///
  /// - Throws: ``CryptoKitError`` if OpenSSL cannot compute the secret.
  public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
    try _handle.sharedSecret(with: publicKeyShare._handle, byteCount: Self._curve.byteCount)
  }
}
