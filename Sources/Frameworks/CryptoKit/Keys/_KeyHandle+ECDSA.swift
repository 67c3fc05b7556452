import Foundation
import StrataCCrypto

/// Signatures with keys of NIST's curves.
extension _KeyHandle {
  /// Signs a digest, and returns the two numbers of the signature, each as long as a coordinate.
  func sign(_ digest: [UInt8], on curve: _NISTCurve) throws -> Data {
    guard let context = EVP_PKEY_CTX_new_from_pkey(nil, key, nil) else {
      throw OpenSSLFailure.queued()
    }
    defer { EVP_PKEY_CTX_free(context) }
    var der = [UInt8](repeating: 0, count: 2 * curve.byteCount + 16)
    var count = der.count
    guard EVP_PKEY_sign_init(context) == 1,
      EVP_PKEY_sign(context, &der, &count, digest, digest.count) == 1
    else { throw OpenSSLFailure.queued() }
    return try SignatureNumbers.raw(der: Data(der.prefix(count)), byteCount: curve.byteCount)
  }

  /// Returns whether a signature belongs to the digest and this key.
  ///
  /// - Parameter signature: The two numbers of the signature.
  func isValid(_ signature: Data, of digest: [UInt8]) -> Bool {
    guard let der = try? Array(SignatureNumbers.der(raw: signature)),
      let context = EVP_PKEY_CTX_new_from_pkey(nil, key, nil)
    else { return false }
    defer { EVP_PKEY_CTX_free(context) }
    let isValid =
      EVP_PKEY_verify_init(context) == 1
      && EVP_PKEY_verify(context, der, der.count, digest, digest.count) == 1
    if !isValid { ERR_clear_error() }
    return isValid
  }
}

/// Converts the two numbers of a signature between ASN.1 and their bytes one after the other.
enum SignatureNumbers {
  /// Converts a signature in ASN.1 (DER) to its two numbers, one after the other.
  ///
  /// - Parameter byteCount: The number of bytes of each number.
  static func raw(der: Data, byteCount: Int) throws -> Data {
    let error = CryptoKitASN1Error.invalidASN1Object
    let (signature, used) = der.withUnsafeBytes { buffer in
      let start = buffer.bindMemory(to: UInt8.self).baseAddress
      var next = start
      let signature = d2i_ECDSA_SIG(nil, &next, buffer.count)
      return (signature, next.flatMap { next in start.map { next - $0 } })
    }
    guard let signature else { throw OpenSSLFailure.clearing(error) }
    defer { ECDSA_SIG_free(signature) }
    var bytes = [UInt8](repeating: 0, count: 2 * byteCount)
    let size = Int32(byteCount)
    let isWhole = bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return BN_bn2binpad(ECDSA_SIG_get0_r(signature), start, size) == size
        && BN_bn2binpad(ECDSA_SIG_get0_s(signature), start + byteCount, size) == size
    }
    guard isWhole, used == der.count else { throw OpenSSLFailure.clearing(error) }
    return Data(bytes)
  }

  /// Converts a signature to ASN.1 (DER).
  ///
  /// - Parameter raw: The numbers r and s of the signature, one after the other.
  static func der(raw: Data) throws -> Data {
    let bytes = Array(raw)
    let half = Int32(bytes.count / 2)
    let (r, s) = bytes.withUnsafeBufferPointer { buffer in
      (
        BN_bin2bn(buffer.baseAddress, half, nil),
        BN_bin2bn(buffer.baseAddress.map { $0 + Int(half) }, half, nil)
      )
    }
    guard let signature = ECDSA_SIG_new(), ECDSA_SIG_set0(signature, r, s) == 1 else {
      BN_free(r)
      BN_free(s)
      throw OpenSSLFailure.queued()
    }
    defer { ECDSA_SIG_free(signature) }
    var encoded: UnsafeMutablePointer<UInt8>?
    let count = Int(i2d_ECDSA_SIG(signature, &encoded))
    guard count > 0, let encoded else { throw OpenSSLFailure.queued() }
    defer { CRYPTO_free(encoded, #file, #line) }
    return Data(bytes: encoded, count: count)
  }
}
