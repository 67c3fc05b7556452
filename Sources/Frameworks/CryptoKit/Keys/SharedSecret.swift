public import Foundation

/// A secret that two parties have agreed on. Do not use it as a key, but derive keys from it. Its
/// bytes are overwritten when the last copy is released.
public struct SharedSecret: ContiguousBytes, Sendable {
  private let bytes: SecretBytes

  init(_ bytes: SecretBytes) { self.bytes = bytes }

  /// Calls a closure with the bytes, which are valid only during the call.
  public func withUnsafeBytes<R>(
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Derives a key with ``HKDF``.
  ///
  /// - Parameters:
  ///   - hashFunction: The hash function.
  ///   - salt: Bytes that need not be secret.
  ///   - sharedInfo: Data that binds the key to its purpose, and that both parties know.
  ///   - outputByteCount: The number of bytes of the key.
  /// - Returns: The derived key.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Derives a key with the function of ANSI X9.63.
  ///
  /// - Parameters:
  ///   - hashFunction: The hash function.
  ///   - sharedInfo: Data that binds the key to its purpose, and that both parties know.
  ///   - outputByteCount: The number of bytes of the key.
  /// - Returns: The derived key.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    SymmetricKey(
      SecretBytes(count: outputByteCount) { output in
        let size = H.Digest.byteCount
        for (index, start) in stride(from: 0, to: output.count, by: size).enumerated() {
          digest(H.self, counter: UInt32(index + 1), sharedInfo: sharedInfo).withUnsafeBytes {
            let part = $0.prefix(output.count - start)
            let place = UnsafeMutableRawBufferPointer(rebasing: output[start...])
            place.copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
          }
        }
      })
  }

  private func digest<H: HashFunction>(
    _ hash: H.Type, counter: UInt32, sharedInfo: some DataProtocol
  ) -> H.Digest {
    var function = H()
    bytes.withUnsafeBytes { function.update(bufferPointer: $0) }
    Swift.withUnsafeBytes(of: counter.bigEndian) { function.update(bufferPointer: $0) }
    function.update(data: sharedInfo)
    return function.finalize()
  }
}

extension SharedSecret: Hashable {
  /// Returns whether two secrets have the same bytes, in a time that does not depend on where they
  /// differ.
  public static func == (left: SharedSecret, right: SharedSecret) -> Bool {
    ConstantTime.equal(left, right)
  }

  /// Returns whether a secret has the bytes of a value, in a time that does not depend on where
  /// they differ.
  public static func == <D: DataProtocol>(left: SharedSecret, right: D) -> Bool {
    ConstantTime.equal(left, Array(right))
  }

  /// Returns whether a secret has other bytes than a value.
  public static func != <D: DataProtocol>(left: SharedSecret, right: D) -> Bool {
    !(left == right)
  }

  /// Adds the secret to a hasher.
  public func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension SharedSecret: CustomStringConvertible {
  /// A text with the number of bytes.
  ///
  /// Partial: Apple's contains the secret, which could get into logs.
  public var description: String { "SharedSecret: \(bytes.count) bytes" }
}
