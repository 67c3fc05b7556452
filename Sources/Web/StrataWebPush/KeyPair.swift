import Foundation
import StrataCCrypto

/// A P-256 key pair: that of a server, for all its messages, or one for a single message.
///
/// The OpenSSL key is never changed after its creation, and reading one from several threads is
/// safe.
// @unchecked: see above.
package final class KeyPair: @unchecked Sendable {
  private let key: OpaquePointer
  /// The public point, uncompressed: 65 bytes.
  package let publicBytes: [UInt8]

  private init?(taking key: OpaquePointer?) {
    guard let key else { return nil }
    var encoded: UnsafeMutablePointer<UInt8>?
    let count = EVP_PKEY_get1_encoded_public_key(key, &encoded)
    defer { CRYPTO_free(encoded, #file, #line) }
    guard count == 65, let encoded else {
      EVP_PKEY_free(key)
      return nil
    }
    publicBytes = Array(UnsafeBufferPointer(start: encoded, count: count))
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }

  /// Returns a new pair; `nil` if OpenSSL cannot create one.
  package static func make() -> KeyPair? {
    guard let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil) else { return nil }
    defer { EVP_PKEY_CTX_free(context) }
    var key: OpaquePointer?
    guard EVP_PKEY_keygen_init(context) == 1,
      EVP_PKEY_CTX_set_group_name(context, "P-256") == 1,
      EVP_PKEY_generate(context, &key) == 1
    else { return nil }
    return KeyPair(taking: key)
  }

  /// Reads a key pair that ``der`` has encoded; `nil` if the bytes are not valid.
  package convenience init?(der: [UInt8]) {
    var bytes: UnsafePointer<UInt8>?
    let key = der.withUnsafeBufferPointer { buffer in
      bytes = buffer.baseAddress
      return d2i_AutoPrivateKey(nil, &bytes, buffer.count)
    }
    self.init(taking: key)
  }

  /// The private key in DER encoding, for storage.
  var der: [UInt8] {
    let count = Int(i2d_PrivateKey(key, nil))
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    bytes.withUnsafeMutableBufferPointer { buffer in
      var place = buffer.baseAddress
      _ = i2d_PrivateKey(key, &place)
    }
    return bytes
  }

  /// Returns the ECDH secret that is shared with another public key; `nil` if that key is not a
  /// point on the curve, or is not written as ``publicBytes`` are.
  package func secret(with other: [UInt8]) -> [UInt8]? {
    guard other.count == 65, other.first == 4, let peer = EVP_PKEY_new() else { return nil }
    defer { EVP_PKEY_free(peer) }
    guard EVP_PKEY_copy_parameters(peer, key) == 1,
      EVP_PKEY_set1_encoded_public_key(peer, other, other.count) == 1,
      let context = EVP_PKEY_CTX_new(key, nil)
    else { return nil }
    defer { EVP_PKEY_CTX_free(context) }
    var count = 32
    var secret = [UInt8](repeating: 0, count: count)
    guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, peer) == 1,
      EVP_PKEY_derive(context, &secret, &count) == 1, count == 32
    else { return nil }
    return secret
  }

  /// Returns a signature of a text in the format of JWT's ES256: two numbers of 32 bytes. `nil` if
  /// OpenSSL fails.
  func signature(of text: [UInt8]) -> [UInt8]? {
    guard let context = EVP_MD_CTX_new() else { return nil }
    defer { EVP_MD_CTX_free(context) }
    var count = 128
    var der = [UInt8](repeating: 0, count: count)
    guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
      EVP_DigestSign(context, &der, &count, text, text.count) == 1
    else { return nil }
    return Self.numbers(in: Array(der.prefix(count)))
  }

  private static func numbers(in der: [UInt8]) -> [UInt8]? {
    var bytes: UnsafePointer<UInt8>?
    let signature = der.withUnsafeBufferPointer { buffer in
      bytes = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &bytes, buffer.count)
    }
    guard let signature else { return nil }
    defer { ECDSA_SIG_free(signature) }
    var raw = [UInt8](repeating: 0, count: 64)
    let isWhole = raw.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return BN_bn2binpad(ECDSA_SIG_get0_r(signature), start, 32) == 32
        && BN_bn2binpad(ECDSA_SIG_get0_s(signature), start + 32, 32) == 32
    }
    return isWhole ? raw : nil
  }
}
