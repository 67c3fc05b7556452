import StrataCCrypto

/// An elliptic curve of NIST. Not part of Apple's API.
public struct _NISTCurve: Sendable {
  /// OpenSSL's name and number of the curve.
  let name: StaticString
  let number: Int32
  /// The number of bytes of a coordinate, which is also that of a secret number.
  let byteCount: Int
  /// The hash function that is applied to data before it is signed.
  let hash: HashAlgorithm

  static let p256 = _NISTCurve(
    name: "prime256v1", number: NID_X9_62_prime256v1, byteCount: 32, hash: .sha256)
  static let p384 = _NISTCurve(
    name: "secp384r1", number: NID_secp384r1, byteCount: 48, hash: .sha384)
  static let p521 = _NISTCurve(
    name: "secp521r1", number: NID_secp521r1, byteCount: 66, hash: .sha512)
}
