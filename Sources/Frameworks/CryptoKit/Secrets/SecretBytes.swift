import Foundation
import StrataCCrypto

/// Secret bytes, which are overwritten before their memory is released.
// @unchecked: only the initializer writes to the buffer.
final class SecretBytes: @unchecked Sendable {
  private let buffer: UnsafeMutableRawBufferPointer

  /// Creates a number of zeros, which a closure can replace.
  init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
    buffer = .allocate(byteCount: count, alignment: 16)
    buffer.initializeMemory(as: UInt8.self, repeating: 0)
    try fill(buffer)
  }

  /// Returns a copy of bytes, which is overwritten before its memory is released.
  static func copying(_ bytes: some ContiguousBytes) -> SecretBytes {
    bytes.withUnsafeBytes { source in
      SecretBytes(count: source.count) { $0.copyMemory(from: source) }
    }
  }

  /// Creates a number of random bytes.
  convenience init(random count: Int) {
    self.init(count: count) { Self.fillRandomly($0) }
  }

  deinit {
    if let start = buffer.baseAddress { OPENSSL_cleanse(start, buffer.count) }
    buffer.deallocate()
  }

  var count: Int { buffer.count }

  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(buffer))
  }

  /// Fills a buffer with random bytes. If the system returns none, the process stops, since keys
  /// could be guessed.
  static func fillRandomly(_ buffer: UnsafeMutableRawBufferPointer) {
    guard let start = buffer.bindMemory(to: UInt8.self).baseAddress, !buffer.isEmpty else { return }
    let isRandom = RAND_bytes(start, Int32(buffer.count)) == 1
    precondition(isRandom, "the system returned no random bytes")
  }
}
