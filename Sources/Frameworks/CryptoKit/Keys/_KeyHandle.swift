import Foundation
import StrataCCrypto

/// A key as OpenSSL represents it. Its secret part is overwritten when the last copy is released.
/// Not part of Apple's API.
// @unchecked: a key is never changed after its creation, and several threads may read it.
public final class _KeyHandle: @unchecked Sendable {
  let key: OpaquePointer

  /// Takes ownership of a key; throws `invalidParameter` if it is `nil`.
  init(taking key: OpaquePointer?) throws(CryptoKitError) {
    guard let key else { throw OpenSSLFailure.clearing(.invalidParameter) }
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }

  /// Returns the secret that this key shares with another party's public key.
  func sharedSecret(with other: _KeyHandle, byteCount: Int) throws -> SharedSecret {
    guard let context = EVP_PKEY_CTX_new_from_pkey(nil, key, nil) else {
      throw OpenSSLFailure.queued()
    }
    defer { EVP_PKEY_CTX_free(context) }
    let secret = try SecretBytes(count: byteCount) { buffer in
      var count = buffer.count
      let start = buffer.bindMemory(to: UInt8.self).baseAddress
      guard EVP_PKEY_derive_init(context) == 1,
        EVP_PKEY_derive_set_peer(context, other.key) == 1,
        EVP_PKEY_derive(context, start, &count) == 1, count == byteCount
      else { throw OpenSSLFailure.queued() }
    }
    return SharedSecret(secret)
  }
}
