public import Foundation

/// A key that both sides of an exchange know. Its bytes are overwritten when the last copy is
/// released.
public struct SymmetricKey: ContiguousBytes, Sendable {
  private let bytes: SecretBytes

  init(_ bytes: SecretBytes) { self.bytes = bytes }

  /// Creates a key from given bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = .copying(data) }

  /// Creates a random key of a size.
  public init(size: SymmetricKeySize) { bytes = SecretBytes(random: size.bitCount / 8) }

  /// The number of bits of the key.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a closure with the key's bytes, which are valid only during the call.
  public func withUnsafeBytes<R>(
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

extension SymmetricKey: Equatable {
  /// Returns whether two keys have the same bytes, in a time that does not depend on where they
  /// differ.
  public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool {
    ConstantTime.equal(left, right)
  }
}
