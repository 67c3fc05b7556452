public import Foundation

/// A code that proves that data was written by a holder of a key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes of the authentication code.
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  /// Returns an iterator over the authentication code's bytes.
  public func makeIterator() -> Array<UInt8>.Iterator {
    withUnsafeBytes { Array($0) }.makeIterator()
  }

  /// Returns whether two codes are equal, in a time that does not depend on where they differ.
  public static func == (left: Self, right: Self) -> Bool { ConstantTime.equal(left, right) }

  /// Returns whether a code has the bytes of a value, in a time that does not depend on where they
  /// differ.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    ConstantTime.equal(left, Array(right))
  }

  /// Returns whether a code has other bytes than a value.
  public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}
