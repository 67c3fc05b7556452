public import Foundation
import StrataCCrypto

/// Encrypts and decrypts data with AES-256-GCM, which also detects changes.
///
///     let sealed = Sealer(key: key).seal(data, for: "position")
///
/// The result is a byte for the version, a nonce of 12 random bytes, the tag (16), and the cipher
/// text.
public struct Sealer: Sendable {
  private static let version: UInt8 = 1
  private static let nonceLength = 12
  private static let tagLength = 16
  private let key: SealingKey

  /// Creates a sealer with a key.
  public init(key: SealingKey) { self.key = key }

  /// Encrypts data for a purpose.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - purpose: The purpose, which is needed to decrypt the data; it is authenticated, but not
  ///     part of the result.
  /// - Returns: `nil` if OpenSSL fails, which it does not without a fault of the system.
  public func seal(_ data: Data, for purpose: String) -> Data? {
    let nonce = SealingKey.random(Self.nonceLength)
    guard let pass = CipherPass(key: key.bytes, nonce: nonce, seals: true),
      pass.bind(Array(purpose.utf8)), let text = pass.run([UInt8](data)), pass.finish(),
      let tag = pass.tag(Self.tagLength)
    else { return nil }
    return Data([Self.version] + nonce + tag + text)
  }

  /// Decrypts data that was encrypted for the same purpose.
  ///
  /// - Parameters:
  ///   - sealed: The encrypted bytes.
  ///   - purpose: The purpose with which the data was encrypted.
  /// - Returns: `nil` if it was sealed with another key or for another purpose, or was changed.
  public func open(_ sealed: Data, for purpose: String) -> Data? {
    let bytes = [UInt8](sealed)
    let head = 1 + Self.nonceLength + Self.tagLength
    guard bytes.count >= head, bytes[0] == Self.version else { return nil }
    let nonce = Array(bytes[1...Self.nonceLength])
    let tag = Array(bytes[(1 + Self.nonceLength)..<head])
    guard let pass = CipherPass(key: key.bytes, nonce: nonce, seals: false),
      pass.bind(Array(purpose.utf8)), let text = pass.run(Array(bytes[head...])),
      pass.expect(tag), pass.finish()
    else { return nil }
    return Data(text)
  }
}
