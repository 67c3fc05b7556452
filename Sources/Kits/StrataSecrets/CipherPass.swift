import StrataCCrypto

/// One encryption or decryption with OpenSSL, in its order of steps: `bind`, `run`, `expect` (only
/// to decrypt), `finish`, `tag`.
final class CipherPass {
  // OpenSSL defines these as macros, which Swift does not import.
  private static let getTag: Int32 = 0x10
  private static let setTag: Int32 = 0x11

  private let context: OpaquePointer
  private let seals: Int32

  init?(key: [UInt8], nonce: [UInt8], seals: Bool) {
    guard let context = EVP_CIPHER_CTX_new() else { return nil }
    self.context = context
    self.seals = seals ? 1 : 0
    guard
      EVP_CipherInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce, self.seals) == 1
    else { return nil }
  }

  deinit { EVP_CIPHER_CTX_free(context) }

  /// Adds associated data, which is authenticated but not encrypted. Returns `false` if OpenSSL
  /// fails.
  func bind(_ data: [UInt8]) -> Bool {
    var count: Int32 = 0
    return EVP_CipherUpdate(context, nil, &count, data, Int32(data.count)) == 1
  }

  func run(_ text: [UInt8]) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    var result = [UInt8](repeating: 0, count: text.count)
    var count: Int32 = 0
    guard EVP_CipherUpdate(context, &result, &count, text, Int32(text.count)) == 1,
      count == text.count
    else { return nil }
    return result
  }

  /// Sets the authentication tag that `finish` compares. Returns `false` if OpenSSL fails.
  func expect(_ tag: [UInt8]) -> Bool {
    var tag = tag
    return EVP_CIPHER_CTX_ctrl(context, Self.setTag, Int32(tag.count), &tag) == 1
  }

  func finish() -> Bool {
    var rest = [UInt8](repeating: 0, count: 16)
    var count: Int32 = 0
    return EVP_CipherFinal_ex(context, &rest, &count) == 1
  }

  func tag(_ length: Int) -> [UInt8]? {
    var tag = [UInt8](repeating: 0, count: length)
    return EVP_CIPHER_CTX_ctrl(context, Self.getTag, Int32(length), &tag) == 1 ? tag : nil
  }
}
