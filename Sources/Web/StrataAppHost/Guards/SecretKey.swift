import Foundation
import StrataCCrypto

/// The host's secret, which signs device cookies. Created once, stored with the data, readable by
/// its owner only.
struct SecretKey: Sendable {
  static let length = 32
  private let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the secret of a data folder, or creates it.
  ///
  /// - Throws: ``HostError`` if it exists but is unusable: a new one would invalidate every
  ///   device's cookie.
  init(folder: URL) throws(HostError) {
    let file = folder.appendingPathComponent("host.key")
    guard FileManager.default.fileExists(atPath: file.path) else {
      bytes = Self.random(Self.length)
      try Self.keep(bytes, in: file)
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      throw .unable("the key \(file.path) cannot be read")
    }
    guard data.count == Self.length else {
      throw .unable(
        "the key \(file.path) has \(data.count) bytes instead of \(Self.length); restore it, or"
          + " remove it and every browser begins anew")
    }
    bytes = [UInt8](data)
  }

  /// Writes a temporary file and then renames it, so that half a key is never found.
  private static func keep(_ bytes: [UInt8], in file: URL) throws(HostError) {
    let new = file.appendingPathExtension("new")
    let isMade = FileManager.default.createFile(
      atPath: new.path, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
    guard isMade, rename(new.path, file.path) == 0 else {
      throw .unable("the key \(file.path) cannot be written")
    }
  }

  /// Returns the HMAC-SHA-256 of a text, as URL-safe base 64.
  func signature(of text: String) -> String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let message = Array(text.utf8)
    HMAC(EVP_sha256(), bytes, Int32(bytes.count), message, message.count, &digest, &count)
    return Data(digest.prefix(Int(count))).urlSafeText
  }

  /// Returns whether a signature is valid, compared in constant time.
  func isSignature(_ signature: String, of text: String) -> Bool {
    let expected = Array(self.signature(of: text).utf8)
    let given = Array(signature.utf8)
    return expected.count == given.count && CRYPTO_memcmp(expected, given, given.count) == 0
  }

  /// Returns a name that cannot be guessed: 128 random bits.
  static func token() -> String { Data(random(16)).urlSafeText }

  private static func random(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let isRandom = RAND_bytes(&bytes, Int32(count)) == 1
    precondition(isRandom, "the system has no randomness to give")
    return bytes
  }
}

extension Data {
  /// The data as URL-safe base 64, without padding.
  var urlSafeText: String {
    base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}
