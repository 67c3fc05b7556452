import Foundation
import StrataCCrypto

/// Encrypts messages for a browser (RFC 8291, with the encoding of RFC 8188).
package enum PushEnvelope {
  /// The maximum size of a message, in bytes. Push services accept 4,096 bytes including the
  /// encryption.
  package static let maximum = 3_993
  private static let recordSize: UInt32 = 4_096

  /// Encrypts a message for a browser; `nil` if the browser's keys are invalid, or the message is
  /// too long.
  ///
  /// - Parameters:
  ///   - text: The message to encrypt.
  ///   - key: The browser's public key: 65 bytes.
  ///   - secret: The browser's authentication secret: 16 bytes.
  ///   - pair: A key pair for this message alone.
  ///   - salt: 16 random bytes.
  package static func seal(
    _ text: [UInt8], key: [UInt8], secret: [UInt8], pair: KeyPair, salt: [UInt8]
  ) -> [UInt8]? {
    guard text.count <= maximum, secret.count == 16, salt.count == 16,
      let shared = pair.secret(with: key)
    else { return nil }
    let about = Array("WebPush: info\0".utf8) + key + pair.publicBytes
    let material = hmac(hmac(secret, shared), about + [1])
    let extracted = hmac(salt, material)
    let cipherKey = hmac(extracted, Array("Content-Encoding: aes128gcm\0".utf8) + [1]).prefix(16)
    let nonce = hmac(extracted, Array("Content-Encoding: nonce\0".utf8) + [1]).prefix(12)
    // The padding delimiter of the last record, which is the only one, is 2.
    guard let sealed = encrypt(text + [2], key: Array(cipherKey), nonce: Array(nonce)) else {
      return nil
    }
    let size = withUnsafeBytes(of: recordSize.bigEndian) { Array($0) }
    return salt + size + [UInt8(pair.publicBytes.count)] + pair.publicBytes + sealed
  }

  /// Returns random bytes; `nil` if the system has no randomness.
  static func random(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return RAND_bytes(&bytes, Int32(count)) == 1 ? bytes : nil
  }

  private static func hmac(_ key: [UInt8], _ message: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    var count: UInt32 = 0
    HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, &digest, &count)
    return digest
  }

  private static func encrypt(_ text: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8]? {
    guard let context = EVP_CIPHER_CTX_new() else { return nil }
    defer { EVP_CIPHER_CTX_free(context) }
    var sealed = [UInt8](repeating: 0, count: text.count)
    var rest = [UInt8](repeating: 0, count: 16)
    var tag = [UInt8](repeating: 0, count: 16)
    var count: Int32 = 0
    // 0x10 is EVP_CTRL_AEAD_GET_TAG, a macro that Swift does not import.
    guard EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), nil, key, nonce) == 1,
      EVP_EncryptUpdate(context, &sealed, &count, text, Int32(text.count)) == 1,
      EVP_EncryptFinal_ex(context, &rest, &count) == 1,
      EVP_CIPHER_CTX_ctrl(context, 0x10, 16, &tag) == 1
    else { return nil }
    return sealed + tag
  }
}
