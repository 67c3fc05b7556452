import Foundation
import StrataCCrypto
import StrataDeviceServices

/// The host's secret, which signs device cookies. It is created once, stored with the data, and
/// readable by its owner only.
///
/// After a rotation it has several keys: the first signs, and the signatures of all are valid.
struct SecretKey: Sendable {
  static let length = 32
  private let ring: KeyRing
  /// A Boolean value that indicates whether this process has made the file.
  let isNew: Bool

  init(bytes: [UInt8]) { (ring, isNew) = (KeyRing([bytes]), false) }

  /// Reads the secret of a data folder, or creates it.
  ///
  /// - Throws: ``HostError`` if the secret exists but cannot be used: a new secret would invalidate
  ///   every device's cookie.
  init(folder: URL) throws(HostError) {
    let file = Self.file(in: folder)
    var creation = SecretFile.Creation.exists
    if !FileManager.default.fileExists(atPath: file.path) {
      creation = SecretFile.creation(of: file, with: Data(Self.random(Self.length)))
    }
    guard creation != .failed else {
      throw .unable("the key \(file.path) cannot be written: check its folder's permissions")
    }
    isNew = creation == .made
    ring = try KeyRing(file: file)
  }

  static func file(in folder: URL) -> URL { folder.appendingPathComponent("host.key") }

  /// Returns the HMAC-SHA-256 of a text with the first key, as URL-safe base 64.
  func signature(of text: String) -> String {
    ring.refresh()
    return Self.signature(of: text, with: ring.keys.first ?? [])
  }

  private static func signature(of text: String, with bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let message = Array(text.utf8)
    HMAC(EVP_sha256(), bytes, Int32(bytes.count), message, message.count, &digest, &count)
    return Data(digest.prefix(Int(count))).urlSafeText
  }

  /// The validity of a signature.
  enum Validity {
    case invalid
    /// The signature is one of an earlier key.
    case earlier
    case current
  }

  /// Returns whether a signature is valid, compared in constant time. If it is not, and another
  /// process has changed the keys, they are read again.
  func validity(of signature: String, for text: String) -> Validity {
    let known = Self.validity(of: signature, for: text, with: ring.keys)
    guard known == .invalid, ring.refresh() else { return known }
    return Self.validity(of: signature, for: text, with: ring.keys)
  }

  private static func validity(
    of signature: String, for text: String, with keys: [[UInt8]]
  ) -> Validity {
    let given = Array(signature.utf8)
    let fits = keys.map { key in
      let expected = Array(Self.signature(of: text, with: key).utf8)
      return expected.count == given.count && CRYPTO_memcmp(expected, given, given.count) == 0
    }
    guard let number = fits.firstIndex(of: true) else { return .invalid }
    return number == 0 ? .current : .earlier
  }

  /// Returns a random token of 128 bits, which cannot be guessed.
  static func token() -> String { Data(random(16)).urlSafeText }

  static func random(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let isRandom = RAND_bytes(&bytes, Int32(count)) == 1
    precondition(isRandom, "the key cannot be made: the system returned no random bytes")
    return bytes
  }
}

extension Data {
  /// The data as URL-safe base 64, without padding.
  var urlSafeText: String {
    let padding = UInt8(ascii: "=")
    return String(
      decoding: base64EncodedData().lazy.filter { $0 != padding }.map { byte in
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        default: byte
        }
      }, as: UTF8.self)
  }
}
