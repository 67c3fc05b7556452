public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes of the digest.
  static var byteCount: Int { get }
}

extension Digest {
  /// Returns an iterator over the digest's bytes.
  public func makeIterator() -> Array<UInt8>.Iterator {
    withUnsafeBytes { Array($0) }.makeIterator()
  }

  /// Returns whether two digests are equal, in a time that does not depend on where they differ.
  public static func == (left: Self, right: Self) -> Bool { ConstantTime.equal(left, right) }

  /// Returns whether a digest has the bytes of a value, in a time that does not depend on where
  /// they differ.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    ConstantTime.equal(left, Array(right))
  }

  /// Returns whether a digest has other bytes than a value.
  public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}
