import Foundation
import StrataCCrypto
import StrataDeviceServices

/// The host's secret, which signs device cookies. It is created once, stored with the data, and
/// readable by its owner only.
struct SecretKey: Sendable {
  static let length = 32
  private let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the secret of a data folder, or creates it.
  ///
  /// - Throws: ``HostError`` if the secret exists but cannot be used: a new secret would invalidate
  ///   every device's cookie.
  init(folder: URL) throws(HostError) {
    let file = folder.appendingPathComponent("host.key")
    if !FileManager.default.fileExists(atPath: file.path),
      !SecretFile.create(file, with: Data(Self.random(Self.length)))
    {
      throw .unable("the key \(file.path) cannot be written: check its folder's permissions")
    }
    guard let data = try? Data(contentsOf: file) else {
      throw .unable("the cookie key \(file.path) cannot be read: check its permissions")
    }
    guard data.count == Self.length else {
      throw .unable(
        "the key \(file.path) has \(data.count) bytes instead of \(Self.length): restore it, or"
          + " remove it; then every browser counts as a new device")
    }
    bytes = [UInt8](data)
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

  /// Returns a random token of 128 bits, which cannot be guessed.
  static func token() -> String { Data(random(16)).urlSafeText }

  private static func random(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let isRandom = RAND_bytes(&bytes, Int32(count)) == 1
    precondition(isRandom, "the key cannot be made: the system returned no random bytes")
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
