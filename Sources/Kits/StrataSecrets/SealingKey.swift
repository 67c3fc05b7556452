public import Foundation
import StrataCCrypto

/// 256 random bits that seal and open; in a file that only its owner may read, or in memory.
public struct SealingKey: Sendable {
  static let length = 32
  let bytes: [UInt8]

  /// A new one.
  public init() { bytes = Self.random(Self.length) }

  /// The key that two halves make together; `nil` where they have not the length of one.
  init?(half: [UInt8], _ other: [UInt8]) {
    guard half.count == Self.length, other.count == Self.length else { return nil }
    bytes = zip(half, other).map { $0 ^ $1 }
  }

  /// The key in a file, which is made where there is none.
  ///
  /// - Throws: ``SecretError/badKey(path:bytes:)`` for a file that is no key: a new one in its place
  ///   would lose everything that was sealed with the old.
  public init(file: URL) throws(SecretError) {
    if !FileManager.default.fileExists(atPath: file.path) { try Self.make(file) }
    guard let data = try? Data(contentsOf: file) else { throw .unavailable(path: file.path) }
    guard data.count == Self.length else { throw .badKey(path: file.path, bytes: data.count) }
    bytes = [UInt8](data)
  }

  /// Written beside its place and then linked there: half a key is never found, and of two
  /// processes that make one at once, the first one's counts for both.
  private static func make(_ file: URL) throws(SecretError) {
    let new = file.appendingPathExtension(UUID().uuidString)
    defer { unlink(new.path) }
    guard SecretFile.write(Data(random(length)), to: new) else {
      throw .unavailable(path: file.path)
    }
    guard link(new.path, file.path) == 0 || errno == EEXIST else {
      throw .unavailable(path: file.path)
    }
  }

  static func random(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let isRandom = RAND_bytes(&bytes, Int32(count)) == 1
    precondition(isRandom, "the system has no randomness to give")
    return bytes
  }
}
