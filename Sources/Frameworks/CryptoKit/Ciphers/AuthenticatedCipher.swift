import Foundation
import StrataCCrypto

/// A cipher of OpenSSL that also detects changes of the encrypted message.
enum AuthenticatedCipher {
  case aesGCM
  case chaChaPoly

  /// The number of bytes of the tag, which is the same for each cipher.
  static let tagByteCount = 16

  private func implementation(for key: SymmetricKey) throws(CryptoKitError) -> OpaquePointer? {
    switch (self, key.bitCount) {
    case (.aesGCM, 128): EVP_aes_128_gcm()
    case (.aesGCM, 192): EVP_aes_192_gcm()
    case (.aesGCM, 256): EVP_aes_256_gcm()
    case (.chaChaPoly, 256): EVP_chacha20_poly1305()
    default: throw .incorrectKeySize
    }
  }

  /// Encrypts a message, and returns its cipher text and its tag.
  func seal(
    _ message: some DataProtocol, using key: SymmetricKey, nonce: [UInt8],
    authenticating data: some DataProtocol
  ) throws(CryptoKitError) -> (ciphertext: Data, tag: Data) {
    let pass = try CipherPass(implementation(for: key), key: key, nonce: nonce, seals: true)
    try pass.authenticate(data)
    var ciphertext = Data(count: message.count)
    try pass.run(message, into: &ciphertext)
    guard pass.finish() else { throw OpenSSLFailure.queued() }
    return (ciphertext, try pass.tag(Self.tagByteCount))
  }

  /// Decrypts a cipher text.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` if the tag does not match.
  func open(
    _ ciphertext: Data, tag: Data, using key: SymmetricKey, nonce: [UInt8],
    authenticating data: some DataProtocol
  ) throws(CryptoKitError) -> Data {
    let pass = try CipherPass(implementation(for: key), key: key, nonce: nonce, seals: false)
    try pass.authenticate(data)
    var message = Data(count: ciphertext.count)
    try pass.run(ciphertext, into: &message)
    try pass.expect(Array(tag))
    guard pass.finish() else {
      // Data decrypted from a changed text must not be used.
      message.resetBytes(in: message.startIndex..<message.endIndex)
      throw OpenSSLFailure.clearing(.authenticationFailure)
    }
    return message
  }
}
