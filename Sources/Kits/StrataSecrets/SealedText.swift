import Foundation

/// A string that is encrypted in a program, together with its key in two halves.
///
/// AES-256-GCM keeps the string out of the source and the binary, so that a search does not find
/// it. This does not protect the string from a debugger: a key that must stay secret belongs on a
/// server. The command `strata secrets` generates the code that creates these values.
public struct SealedText: Sendable {
  private let sealed: [UInt8]
  private let key: SealingKey?

  /// Creates a string from its encrypted bytes and the halves of its key.
  ///
  /// - Parameters:
  ///   - sealed: The bytes from ``seal(_:)``.
  ///   - half: The first half, as long as the key; both halves combined are the key.
  ///   - other: The second half.
  public init(_ sealed: [UInt8], half: [UInt8], _ other: [UInt8]) {
    self.sealed = sealed
    key = SealingKey(half: half, other)
  }

  /// Decrypts the text for its purpose.
  ///
  /// - Parameter purpose: The purpose that it was sealed for.
  /// - Returns: `nil` for bytes that were changed, or sealed for another purpose.
  public func text(for purpose: String) -> String? {
    guard let key, let data = Sealer(key: key).open(Data(sealed), for: purpose) else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// Encrypts strings with a new key, which is returned in two halves, each of which is random by
  /// itself.
  ///
  /// - Parameter texts: The strings and their purposes.
  /// - Returns: The encrypted bytes and the halves of the key; `nil` if encryption fails.
  public static func seal(
    _ texts: [(text: String, purpose: String)]
  ) -> (sealed: [[UInt8]], half: [UInt8], other: [UInt8])? {
    let (key, half) = (SealingKey(), SealingKey().bytes)
    let sealer = Sealer(key: key)
    let sealed = texts.compactMap { sealer.seal(Data($0.text.utf8), for: $0.purpose) }
    guard sealed.count == texts.count else { return nil }
    return (sealed.map { [UInt8]($0) }, half, zip(key.bytes, half).map { $0 ^ $1 })
  }
}
