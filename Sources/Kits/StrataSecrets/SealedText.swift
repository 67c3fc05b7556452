import Foundation

/// A text that a program carries along sealed, with its key beside it in two halves.
///
/// AES-256-GCM keeps the text out of the source, the binary and whatever greps them. It keeps it from
/// nobody who runs the program under a debugger: a key that must stay secret stays on a server.
/// `strata secrets` writes these; nobody writes them by hand.
public struct SealedText: Sendable {
  private let sealed: [UInt8]
  private let key: SealingKey?

  /// - Parameters:
  ///   - sealed: What ``seal(_:for:)`` made.
  ///   - half: As many bytes as a key has; with the other half it is the key.
  public init(_ sealed: [UInt8], half: [UInt8], _ other: [UInt8]) {
    self.sealed = sealed
    key = SealingKey(half: half, other)
  }

  /// - Parameter purpose: What it was sealed for.
  /// - Returns: `nil` for bytes that were changed, or sealed for something else.
  public func text(for purpose: String) -> String? {
    guard let key, let data = Sealer(key: key).open(Data(sealed), for: purpose) else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// Seals texts with a new key, which comes back in two halves that are random each by itself.
  ///
  /// - Parameter texts: What is sealed, and what for.
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
