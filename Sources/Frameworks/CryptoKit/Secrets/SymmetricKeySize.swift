/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int

  /// A size of 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }

  /// A size of 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }

  /// A size of 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

  /// Creates the size of a symmetric key.
  ///
  /// - Parameter bitCount: The number of bits, a positive multiple of eight. For another number the
  ///   program stops, as with Apple's.
  public init(bitCount: Int) {
    precondition(
      bitCount > 0 && bitCount.isMultiple(of: 8),
      "a key's size must be a positive multiple of 8 bits, not \(bitCount)")
    self.bitCount = bitCount
  }
}
