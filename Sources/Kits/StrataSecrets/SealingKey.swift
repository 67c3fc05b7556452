public import Foundation
import StrataCCrypto
import StrataDeviceServices

/// A random key of 256 bits, in a file that only its owner can read, or in memory.
public struct SealingKey: Sendable {
  static let length = 32
  let bytes: [UInt8]

  /// Creates a new random key.
  public init() { bytes = Self.random(Self.length) }

  /// Combines two halves of a key; `nil` if they have the wrong length.
  init?(half: [UInt8], _ other: [UInt8]) {
    guard half.count == Self.length, other.count == Self.length else { return nil }
    bytes = zip(half, other).map { $0 ^ $1 }
  }

  /// Reads the key from a file, which is created if it does not exist.
  ///
  /// - Throws: ``SecretError/badKey(path:bytes:)`` if the file is not a key: replacing it would
  ///   lose everything that was sealed with it. ``SecretError/unavailable(path:)`` if the file
  ///   cannot be read or created.
  public init(file: URL) throws(SecretError) {
    if !FileManager.default.fileExists(atPath: file.path),
      !SecretFile.create(file, with: Data(Self.random(Self.length)))
    {
      throw .unavailable(path: file.path)
    }
    guard let data = try? Data(contentsOf: file) else { throw .unavailable(path: file.path) }
    guard data.count == Self.length else { throw .badKey(path: file.path, bytes: data.count) }
    bytes = [UInt8](data)
  }

  static func random(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let isRandom = RAND_bytes(&bytes, Int32(count)) == 1
    precondition(isRandom, "the system returned no random bytes")
    return bytes
  }
}
