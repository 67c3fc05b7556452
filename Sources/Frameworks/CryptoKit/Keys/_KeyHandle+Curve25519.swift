import Foundation
import StrataCCrypto

/// The keys of Curve25519.
extension _KeyHandle {
  /// The number of bytes of a key.
  private static let byteCount = 32
  private static let signatureByteCount = 64

  /// The two uses of the curve, with OpenSSL's names for them.
  enum Use: String {
    case signing = "ED25519"
    case agreement = "X25519"
  }

  /// Creates a private key from its 32 bytes.
  static func privateKey(_ bytes: some ContiguousBytes, for use: Use) throws -> _KeyHandle {
    try bytes.withUnsafeBytes { buffer in
      guard buffer.count == byteCount else { throw CryptoKitError.incorrectKeySize }
      let start = buffer.bindMemory(to: UInt8.self).baseAddress
      return try _KeyHandle(
        taking: EVP_PKEY_new_raw_private_key_ex(nil, use.rawValue, nil, start, buffer.count))
    }
  }

  /// Creates a public key from its 32 bytes.
  static func publicKey(_ bytes: some ContiguousBytes, for use: Use) throws -> _KeyHandle {
    try bytes.withUnsafeBytes { buffer in
      guard buffer.count == byteCount else { throw CryptoKitError.incorrectKeySize }
      let start = buffer.bindMemory(to: UInt8.self).baseAddress
      return try _KeyHandle(
        taking: EVP_PKEY_new_raw_public_key_ex(nil, use.rawValue, nil, start, buffer.count))
    }
  }

  /// Creates a random private key.
  static func random(for use: Use) -> _KeyHandle {
    let key = SymmetricKey(size: .bits256)
    guard let handle = try? privateKey(key, for: use) else {
      preconditionFailure("OpenSSL could not create a key")
    }
    return handle
  }

  /// The 32 bytes of a private key.
  var privateBytes: Data {
    read { EVP_PKEY_get_raw_private_key(key, $0, $1) }
  }

  /// The 32 bytes of a public key; for a private key those of its public key.
  var publicBytes: Data {
    read { EVP_PKEY_get_raw_public_key(key, $0, $1) }
  }

  private func read(
    _ body: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>) -> Int32
  ) -> Data {
    var data = Data(count: Self.byteCount)
    let isRead = data.withUnsafeMutableBytes { buffer in
      var count = buffer.count
      return body(buffer.bindMemory(to: UInt8.self).baseAddress, &count) == 1
        && count == buffer.count
    }
    precondition(isRead, "OpenSSL could not return the bytes of a key")
    return data
  }

  /// Returns the Ed25519 signature of data.
  func sign(_ data: [UInt8]) throws -> Data {
    guard let context = EVP_MD_CTX_new() else { throw OpenSSLFailure.queued() }
    defer { EVP_MD_CTX_free(context) }
    var signature = [UInt8](repeating: 0, count: Self.signatureByteCount)
    var count = signature.count
    guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
      EVP_DigestSign(context, &signature, &count, data, data.count) == 1,
      count == signature.count
    else { throw OpenSSLFailure.queued() }
    return Data(signature)
  }

  /// Returns whether a signature by Ed25519 belongs to the data and this key.
  func verifies(_ signature: [UInt8], of data: [UInt8]) -> Bool {
    guard signature.count == Self.signatureByteCount, let context = EVP_MD_CTX_new() else {
      return false
    }
    defer { EVP_MD_CTX_free(context) }
    let isValid =
      EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
      && EVP_DigestVerify(context, signature, signature.count, data, data.count) == 1
    if !isValid { ERR_clear_error() }
    return isValid
  }
}
