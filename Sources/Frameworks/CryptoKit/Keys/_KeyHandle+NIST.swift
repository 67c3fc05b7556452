import Foundation
import StrataCCrypto

/// The keys of NIST's curves.
extension _KeyHandle {
  // OSSL_KEYMGMT_SELECT_…: the parameters with the public key, and both with the private key.
  // These are sums of macros, which Swift does not import.
  private static let publicPart: Int32 = 0x86
  private static let wholePair: Int32 = 0x87

  /// Creates a random private key of a curve.
  static func generate(on curve: _NISTCurve) throws -> _KeyHandle {
    guard let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil) else {
      throw OpenSSLFailure.queued()
    }
    defer { EVP_PKEY_CTX_free(context) }
    var key: OpaquePointer?
    guard EVP_PKEY_keygen_init(context) == 1,
      EVP_PKEY_CTX_set_group_name(context, name(curve.name)) == 1,
      EVP_PKEY_generate(context, &key) == 1
    else { throw OpenSSLFailure.queued() }
    return try _KeyHandle(taking: key)
  }

  /// Creates a private key from its secret number.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` if the number has another length;
  ///   `invalidParameter` if it is zero or not below the order of the curve.
  static func privateKey(_ scalar: UnsafeRawBufferPointer, on curve: _NISTCurve) throws
    -> _KeyHandle
  {
    guard scalar.count == curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    // OpenSSL overwrites numbers and parameters that are made of secure numbers.
    guard let number = BN_secure_new() else { throw OpenSSLFailure.queued() }
    defer { BN_clear_free(number) }
    let start = scalar.bindMemory(to: UInt8.self).baseAddress
    guard BN_bin2bn(start, Int32(scalar.count), number) != nil else {
      throw OpenSSLFailure.queued()
    }
    BN_set_flags(number, BN_FLG_CONSTTIME)
    let point = try point(of: number, on: curve)
    return try make(on: curve, point: point, number: number)
  }

  /// Returns the public point for a secret number, uncompressed.
  private static func point(of number: OpaquePointer, on curve: _NISTCurve) throws -> [UInt8] {
    guard let group = EC_GROUP_new_by_curve_name(curve.number) else {
      throw OpenSSLFailure.queued()
    }
    defer { EC_GROUP_free(group) }
    guard BN_is_zero(number) == 0, BN_cmp(number, EC_GROUP_get0_order(group)) < 0 else {
      throw CryptoKitError.invalidParameter
    }
    guard let point = EC_POINT_new(group) else { throw OpenSSLFailure.queued() }
    defer { EC_POINT_free(point) }
    let form = POINT_CONVERSION_UNCOMPRESSED
    var bytes = [UInt8](repeating: 0, count: 1 + 2 * curve.byteCount)
    guard EC_POINT_mul(group, point, number, nil, nil, nil) == 1,
      EC_POINT_point2oct(group, point, form, &bytes, bytes.count, nil) == bytes.count
    else { throw OpenSSLFailure.queued() }
    return bytes
  }

  /// Creates a public key from a point, which may be compressed.
  ///
  /// - Throws: `CryptoKitError.invalidParameter` if the point is not on the curve.
  static func publicKey(_ point: [UInt8], on curve: _NISTCurve) throws -> _KeyHandle {
    try make(on: curve, point: point, number: nil)
  }

  /// Creates a key from its public point, and for a private key from its secret number, too.
  private static func make(
    on curve: _NISTCurve, point: [UInt8], number: OpaquePointer?
  ) throws -> _KeyHandle {
    guard let builder = OSSL_PARAM_BLD_new() else { throw OpenSSLFailure.queued() }
    defer { OSSL_PARAM_BLD_free(builder) }
    // The builder keeps pointers to names for as long as the parameters live, and pointers to
    // values until they are made.
    let parameters = point.withUnsafeBufferPointer { point -> UnsafeMutablePointer<OSSL_PARAM>? in
      let isFilled =
        OSSL_PARAM_BLD_push_utf8_string(builder, name("group"), name(curve.name), 0) == 1
        && OSSL_PARAM_BLD_push_octet_string(builder, name("pub"), point.baseAddress, point.count)
          == 1
        && (number == nil
          || OSSL_PARAM_BLD_push_BN_pad(builder, name("priv"), number, curve.byteCount) == 1)
      return isFilled ? OSSL_PARAM_BLD_to_param(builder) : nil
    }
    guard let parameters else { throw OpenSSLFailure.queued() }
    defer { OSSL_PARAM_free(parameters) }
    return try make(of: parameters, selection: number == nil ? publicPart : wholePair)
  }

  private static func make(
    of parameters: UnsafeMutablePointer<OSSL_PARAM>, selection: Int32
  ) throws -> _KeyHandle {
    guard let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil) else {
      throw OpenSSLFailure.queued()
    }
    defer { EVP_PKEY_CTX_free(context) }
    var key: OpaquePointer?
    guard EVP_PKEY_fromdata_init(context) == 1,
      EVP_PKEY_fromdata(context, &key, selection, parameters) == 1
    else { throw OpenSSLFailure.clearing(CryptoKitError.invalidParameter) }
    return try _KeyHandle(taking: key)
  }

  /// Returns the characters of a literal, which exist as long as the program runs: OpenSSL keeps
  /// pointers to names that it is given.
  static func name(_ literal: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Returns the secret number of a private key.
  func scalar(on curve: _NISTCurve) throws -> SecretBytes {
    var number: OpaquePointer?
    guard EVP_PKEY_get_bn_param(key, "priv", &number) == 1, let number else {
      throw OpenSSLFailure.clearing(CryptoKitError.invalidParameter)
    }
    defer { BN_clear_free(number) }
    return try SecretBytes(count: curve.byteCount) { buffer in
      let start = buffer.bindMemory(to: UInt8.self).baseAddress
      guard BN_bn2binpad(number, start, Int32(buffer.count)) == Int32(buffer.count) else {
        throw OpenSSLFailure.clearing(CryptoKitError.invalidParameter)
      }
    }
  }

  /// Returns the public point, uncompressed: a byte 4 and both coordinates.
  func point(on curve: _NISTCurve) throws -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = EVP_PKEY_get1_encoded_public_key(key, &bytes)
    defer { CRYPTO_free(bytes, #file, #line) }
    guard count == 1 + 2 * curve.byteCount, let bytes, bytes[0] == 4 else {
      throw OpenSSLFailure.clearing(CryptoKitError.invalidParameter)
    }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
