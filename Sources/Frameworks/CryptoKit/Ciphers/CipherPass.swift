import Foundation
import StrataCCrypto

/// One encryption or decryption by OpenSSL. Its functions are called in this order: `authenticate`,
/// `run`, for a decryption `expect`, then `finish`, and for an encryption the tag is read.
final class CipherPass {
  // OpenSSL defines these as macros with other names for each cipher, which Swift does not import.
  private static let setNonceLength: Int32 = 0x9
  private static let getTag: Int32 = 0x10
  private static let setTag: Int32 = 0x11
  /// The most bytes that are processed at once. OpenSSL counts bytes in `int`, so longer texts are
  /// processed in parts.
  private static let part = 1 << 30

  private let context: OpaquePointer

  init(
    _ cipher: OpaquePointer?, key: SymmetricKey, nonce: [UInt8], seals: Bool
  ) throws(CryptoKitError) {
    guard let context = EVP_CIPHER_CTX_new() else { throw OpenSSLFailure.queued() }
    self.context = context
    let direction: Int32 = seals ? 1 : 0
    guard EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction) == 1 else {
      throw OpenSSLFailure.queued()
    }
    guard EVP_CIPHER_CTX_ctrl(context, Self.setNonceLength, Int32(nonce.count), nil) == 1 else {
      throw OpenSSLFailure.clearing(.incorrectParameterSize)
    }
    let isReady = key.withUnsafeBytes { key in
      let key = key.bindMemory(to: UInt8.self).baseAddress
      return EVP_CipherInit_ex(context, nil, nil, key, nonce, direction) == 1
    }
    guard isReady else { throw OpenSSLFailure.queued() }
  }

  // OpenSSL overwrites the key.
  deinit { EVP_CIPHER_CTX_free(context) }

  /// Adds data that is authenticated, but not encrypted.
  func authenticate(_ data: some DataProtocol) throws(CryptoKitError) {
    var isAdded = true
    for region in data.regions where isAdded {
      region.withUnsafeBytes { isAdded = add($0, at: nil) }
    }
    guard isAdded else { throw OpenSSLFailure.queued() }
  }

  /// Encrypts or decrypts a text into data of the same length.
  func run(_ text: some DataProtocol, into result: inout Data) throws(CryptoKitError) {
    let isDone = result.withUnsafeMutableBytes { output in
      var start = 0
      for region in text.regions {
        let place = UnsafeMutableRawBufferPointer(rebasing: output[start...])
        // OpenSSL does not know how long the place is.
        let isAdded = region.withUnsafeBytes { $0.count <= place.count && add($0, at: place) }
        guard isAdded else { return false }
        start += region.count
      }
      return start == output.count
    }
    guard isDone else { throw OpenSSLFailure.queued() }
  }

  private func add(_ bytes: UnsafeRawBufferPointer, at place: UnsafeMutableRawBufferPointer?)
    -> Bool
  {
    let (source, target) = (bytes.bindMemory(to: UInt8.self), place?.bindMemory(to: UInt8.self))
    for start in stride(from: 0, to: source.count, by: Self.part) {
      let length = min(Self.part, source.count - start)
      guard let from = source.baseAddress else { return true }
      let to = target?.baseAddress.map { $0 + start }
      var count: Int32 = 0
      guard EVP_CipherUpdate(context, to, &count, from + start, Int32(length)) == 1,
        Int(count) == length
      else { return false }
    }
    return true
  }

  /// Sets the tag with which `finish` compares that of the decrypted text.
  func expect(_ tag: [UInt8]) throws(CryptoKitError) {
    var tag = tag
    guard EVP_CIPHER_CTX_ctrl(context, Self.setTag, Int32(tag.count), &tag) == 1 else {
      throw OpenSSLFailure.clearing(.incorrectParameterSize)
    }
  }

  /// Ends the text. Returns `false` if a decrypted text does not have the expected tag.
  func finish() -> Bool {
    var rest = [UInt8](repeating: 0, count: 16)
    var count: Int32 = 0
    return EVP_CipherFinal_ex(context, &rest, &count) == 1
  }

  func tag(_ length: Int) throws(CryptoKitError) -> Data {
    var tag = [UInt8](repeating: 0, count: length)
    guard EVP_CIPHER_CTX_ctrl(context, Self.getTag, Int32(length), &tag) == 1 else {
      throw OpenSSLFailure.queued()
    }
    return Data(tag)
  }
}
