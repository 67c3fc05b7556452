public import Foundation

/// A function that derives keys from a secret, as in RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
  /// Derives a key from a secret.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret.
  ///   - salt: Bytes that need not be secret, but should differ for each use.
  ///   - info: Data that binds the key to its purpose.
  ///   - outputByteCount: The length of the key in bytes, at most 255 times that of a digest.
  /// - Returns: The derived key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key from a secret, without a salt.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret from which the key is derived.
  ///   - info: Data that binds the key to its purpose.
  ///   - outputByteCount: The length of the key in bytes.
  /// - Returns: The derived key.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  /// Derives a key from a secret, without data about its purpose.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret from which the key is derived.
  ///   - salt: Random bytes that make the key independent of others.
  ///   - outputByteCount: The length of the key in bytes.
  /// - Returns: The derived key.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Derives a key from a secret, without a salt and data about its purpose.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret from which the key is derived.
  ///   - outputByteCount: The length of the key in bytes.
  /// - Returns: The derived key.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Concentrates a secret into a key as long as a digest. It is the first of HKDF's two steps.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret from which the key is derived.
  ///   - salt: Random bytes that make the key independent of others.
  /// - Returns: The key from which `expand` derives others.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let key = SymmetricKey(data: salt.map { Array($0) } ?? [])
    return inputKeyMaterial.withUnsafeBytes {
      HMAC<H>.authenticationCode(for: $0, using: key)
    }
  }

  /// Expands the key of the first step into a key of any length. It is the second of HKDF's two
  /// steps.
  ///
  /// - Parameters:
  ///   - prk: The pseudorandom key that `extract` has returned.
  ///   - info: Data that binds the key to its purpose.
  ///   - outputByteCount: The length of the key in bytes, at most 255 times that of a digest. For a
  ///     larger number the program stops, as with Apple's.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    precondition(
      (0...255 * H.Digest.byteCount).contains(outputByteCount),
      "HKDF returns at most 255 times the bytes of a digest, not \(outputByteCount)")
    let key = SymmetricKey(data: prk)
    let info = info.map { Array($0) } ?? []
    return SymmetricKey(
      SecretBytes(count: outputByteCount) { fill($0, key: key, info: info) })
  }

  private static func fill(
    _ output: UnsafeMutableRawBufferPointer, key: SymmetricKey, info: [UInt8]
  ) {
    var (start, counter) = (0, UInt8(1))
    var last: HashedAuthenticationCode<H>?
    while start < output.count {
      var code = HMAC<H>(key: key)
      last?.withUnsafeBytes { code.update(data: $0) }
      code.update(data: info)
      code.update(data: [counter])
      let block = code.finalize()
      start += copy(block, to: UnsafeMutableRawBufferPointer(rebasing: output[start...]))
      counter &+= 1
      last = block
    }
  }

  private static func copy(
    _ block: HashedAuthenticationCode<H>, to rest: UnsafeMutableRawBufferPointer
  ) -> Int {
    block.withUnsafeBytes { bytes in
      let count = min(bytes.count, rest.count)
      rest.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
      return count
    }
  }
}
