import Foundation
import StrataCCrypto

/// The encoding of keys of NIST's curves in ASN.1.
extension _KeyHandle {
  // OSSL_KEYMGMT_SELECT_…: see `_KeyHandle+NIST.swift`.
  private static let publicPart: Int32 = 0x86
  private static let wholePair: Int32 = 0x87

  /// Reads a private key in the format PKCS #8 or SEC 1.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` if the data is no such key, or one of another
  ///   curve.
  static func privateKey(der: Data, on curve: _NISTCurve) throws -> _KeyHandle {
    let handle = try read(der, as: nil, selection: wholePair, on: curve)
    guard let scalar = try? handle.scalar(on: curve) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    // The public key is optional in the encoding, so it is computed again, not believed.
    return try scalar.withUnsafeBytes { try privateKey($0, on: curve) }
  }

  /// Reads a public key in the format of X.509 (`SubjectPublicKeyInfo`).
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` if the data is no such key, or one of another
  ///   curve.
  static func publicKey(der: Data, on curve: _NISTCurve) throws -> _KeyHandle {
    let form: StaticString = "SubjectPublicKeyInfo"
    let handle = try read(der, as: form, selection: publicPart, on: curve)
    return try publicKey(handle.point(on: curve), on: curve)
  }

  private static func read(
    _ der: Data, as structure: StaticString?, selection: Int32, on curve: _NISTCurve
  ) throws -> _KeyHandle {
    // The decoder keeps this pointer, and writes through it when it decodes.
    let key = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: 1)
    key.initialize(to: nil)
    defer { key.deallocate() }
    guard
      let context = OSSL_DECODER_CTX_new_for_pkey(
        key, name("DER"), structure.map(name), name("EC"), selection, nil, nil)
    else { throw OpenSSLFailure.queued() }
    defer { OSSL_DECODER_CTX_free(context) }
    let isWhole = der.withUnsafeBytes { buffer in
      var next = buffer.bindMemory(to: UInt8.self).baseAddress
      var rest = buffer.count
      return OSSL_DECODER_from_data(context, &next, &rest) == 1 && rest == 0
    }
    // Takes the key over first, so that it is released if it is not the expected one.
    guard let handle = try? _KeyHandle(taking: key.pointee), isWhole, handle.isOn(curve) else {
      throw OpenSSLFailure.clearing(CryptoKitASN1Error.invalidASN1Object)
    }
    return handle
  }

  private func isOn(_ curve: _NISTCurve) -> Bool {
    var name = [CChar](repeating: 0, count: 64)
    var count = 0
    guard EVP_PKEY_get_group_name(key, &name, name.count, &count) == 1 else { return false }
    return name.prefix(count).elementsEqual(
      curve.name.description.utf8.map { CChar(bitPattern: $0) })
  }

  /// Returns the private key in the format PKCS #8.
  func privateDER() throws -> Data {
    try der(as: "PrivateKeyInfo", selection: Self.wholePair)
  }

  /// Returns the public key in the format of X.509.
  func publicDER() throws -> Data {
    try der(as: "SubjectPublicKeyInfo", selection: Self.publicPart)
  }

  private func der(as structure: StaticString, selection: Int32) throws -> Data {
    guard
      let context = OSSL_ENCODER_CTX_new_for_pkey(
        key, selection, Self.name("DER"), Self.name(structure), nil)
    else { throw OpenSSLFailure.queued() }
    defer { OSSL_ENCODER_CTX_free(context) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    guard OSSL_ENCODER_to_data(context, &bytes, &count) == 1, let bytes else {
      throw OpenSSLFailure.queued()
    }
    defer { CRYPTO_clear_free(bytes, count, #file, #line) }
    return Data(bytes: bytes, count: count)
  }
}
