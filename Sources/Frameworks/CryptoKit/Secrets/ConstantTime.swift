import Foundation
import StrataCCrypto

/// Comparisons whose duration does not depend on where two values differ.
enum ConstantTime {
  /// Returns whether two values have the same bytes.
  static func equal(_ left: some ContiguousBytes, _ right: some ContiguousBytes) -> Bool {
    left.withUnsafeBytes { first in right.withUnsafeBytes { equal(first, $0) } }
  }

  /// Returns whether two buffers have the same bytes.
  static func equal(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    guard let first = left.baseAddress, let second = right.baseAddress else { return true }
    return CRYPTO_memcmp(first, second, left.count) == 0
  }
}
