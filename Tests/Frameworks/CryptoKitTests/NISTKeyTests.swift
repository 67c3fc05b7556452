import CryptoKit
import Foundation
import Testing

/// Tests of the encodings of keys on NIST's curves, and of key agreement.
@Suite struct NISTKeyTests {
  private static let secret = data(
    "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721")
  private static let x = data("60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6")
  private static let y = data("7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
  /// The second coordinate of the other point with the same first coordinate.
  private static let otherY = data(
    "86fc01eef74743675be51616a9d7439b0d0e4df4d28160ae885c3d6b2bb9dd66")
  /// The key as OpenSSL's command line writes it.
  private static let pkcs8 = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgya+p2EW6dRZrXCFX
    Z7HWk05Qw9s26JsSe4piKxIPZyGhRANCAARg/tS6JVqdMclh63TGNW1owEm4kjth
    +mzmaWIuYPKftnkD/hAIuLyZpBrp6VYovGTy8bIMLX6fUXejwpTURiKZ
    -----END PRIVATE KEY-----
    """
  private static let sec1 = """
    -----BEGIN EC PRIVATE KEY-----
    MHcCAQEEIMmvqdhFunUWa1whV2ex1pNOUMPbNuibEnuKYisSD2choAoGCCqGSM49
    AwEHoUQDQgAEYP7UuiVanTHJYet0xjVtaMBJuJI7Yfps5mliLmDyn7Z5A/4QCLi8
    maQa6elWKLxk8vGyDC1+n1F3o8KU1EYimQ==
    -----END EC PRIVATE KEY-----

    """
  private static let spki = """
    -----BEGIN PUBLIC KEY-----
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEYP7UuiVanTHJYet0xjVtaMBJuJI7
    Yfps5mliLmDyn7Z5A/4QCLi8maQa6elWKLxk8vGyDC1+n1F3o8KU1EYimQ==
    -----END PUBLIC KEY-----
    """
  /// A public key of secp256k1.
  private static let stranger = """
    -----BEGIN PUBLIC KEY-----
    MFYwEAYHKoZIzj0CAQYFK4EEAAoDQgAEJwvm8aI9p+7npkP+QWVSwSNVoHrBmKgs
    9C1vOlc8HH2/Ysc0BXH/1q+7nP7+uyTRUDhIJVMiV33LmUS0gLhIbg==
    -----END PUBLIC KEY-----
    """

  @Test func `a private key's PEM is that of OpenSSL, and each of its encodings restores it`()
    throws
  {
    let key = try P256.Signing.PrivateKey(rawRepresentation: Self.secret)
    #expect(key.rawRepresentation == Self.secret)
    #expect(key.x963Representation == [4] + Self.x + Self.y + Self.secret)
    #expect(key.pemRepresentation == Self.pkcs8 && key.publicKey.pemRepresentation == Self.spki)
    for text in [Self.pkcs8, Self.sec1] {
      let read = try P256.Signing.PrivateKey(pemRepresentation: text)
      #expect(read.rawRepresentation == Self.secret)
    }
    #expect(
      try P256.KeyAgreement.PrivateKey(derRepresentation: key.derRepresentation)
        .rawRepresentation == Self.secret)
    #expect(
      try P256.KeyAgreement.PrivateKey(x963Representation: key.x963Representation)
        .rawRepresentation == Self.secret)
  }

  @Test func `a public key is restored from each of its encodings`() throws {
    let key = try P256.Signing.PublicKey(pemRepresentation: Self.spki)
    #expect(key.rawRepresentation == Self.x + Self.y)
    #expect(key.x963Representation == [4] + Self.x + Self.y)
    #expect(key.compressedRepresentation == [3] + Self.x)
    #expect(key.compactRepresentation == Self.x)
    let again = [
      try P256.Signing.PublicKey(rawRepresentation: key.rawRepresentation),
      try P256.Signing.PublicKey(x963Representation: key.x963Representation),
      try P256.Signing.PublicKey(x963Representation: key.compressedRepresentation),
      try P256.Signing.PublicKey(compressedRepresentation: key.compressedRepresentation),
      try P256.Signing.PublicKey(compactRepresentation: Self.x),
      try P256.Signing.PublicKey(derRepresentation: key.derRepresentation),
      try P256.Signing.PublicKey(derRepresentation: [UInt8](key.derRepresentation)),
    ]
    #expect(again.allSatisfy { $0.rawRepresentation == key.rawRepresentation })
  }

  @Test func `of two curve points with the same x coordinate, only one has a compact encoding`()
    throws
  {
    let other = try P256.KeyAgreement.PublicKey(rawRepresentation: Self.x + Self.otherY)
    #expect(other.compactRepresentation == nil)
    #expect(other.compressedRepresentation == [2] + Self.x)
    let compact = try P256.KeyAgreement.PublicKey(compactRepresentation: Self.x)
    #expect(compact.rawRepresentation == Self.x + Self.y)
  }

  @Test func `random keys have a compact encoding unless it is disabled`() {
    let keys = (0..<8).map { _ in P384.Signing.PrivateKey() }
    #expect(keys.allSatisfy { $0.publicKey.compactRepresentation?.count == 48 })
    let any = (0..<64).map { _ in P256.Signing.PrivateKey(compactRepresentable: false) }
    #expect(any.contains { $0.publicKey.compactRepresentation == nil })
    #expect(Set(any.map(\.rawRepresentation)).count == any.count)
  }

  @Test func `keys of the other curves are restored from their encodings`() throws {
    let one = P384.KeyAgreement.PrivateKey()
    #expect(
      try P384.KeyAgreement.PrivateKey(pemRepresentation: one.pemRepresentation)
        .rawRepresentation == one.rawRepresentation)
    #expect(
      try P384.KeyAgreement.PublicKey(pemRepresentation: one.publicKey.pemRepresentation)
        .rawRepresentation == one.publicKey.rawRepresentation)
    let two = P521.Signing.PrivateKey()
    #expect(
      try P521.Signing.PrivateKey(x963Representation: two.x963Representation)
        .rawRepresentation == two.rawRepresentation)
    #expect(two.rawRepresentation.count == 66 && two.publicKey.x963Representation.count == 133)
  }

  @Test func `private keys outside of the curve's order are refused`() {
    let order = data("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")
    for number in [Data(count: 32), order, Data(repeating: 0xff, count: 32)] {
      #expect(throws: CryptoKitError.invalidParameter) {
        try P256.Signing.PrivateKey(rawRepresentation: number)
      }
    }
    for count in [0, 31, 33] {
      #expect(throws: CryptoKitError.incorrectParameterSize) {
        try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 1, count: count))
      }
    }
  }

  @Test func `creating a private key from bytes with another key's public key throws an error`()
    throws
  {
    let other = P256.Signing.PrivateKey().publicKey.x963Representation
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(x963Representation: other + Self.secret)
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PrivateKey(x963Representation: other)
    }
  }

  @Test func `points that are not on the curve are refused`() {
    var wrong = Self.y
    wrong[31] ^= 1
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.KeyAgreement.PublicKey(rawRepresentation: Self.x + wrong)
    }
    for point in [[4] + Self.x + wrong, [6] + Self.x + Self.y, [5] + Self.x] as [Data] {
      #expect(throws: CryptoKitError.invalidParameter) {
        try P256.KeyAgreement.PublicKey(x963Representation: point)
      }
    }
    for count in [0, 1, 32, 63, 66] {
      #expect(throws: CryptoKitError.incorrectParameterSize) {
        try P256.KeyAgreement.PublicKey(x963Representation: Data(count: count))
      }
    }
  }

  @Test func `keys of another curve, and texts that are not keys, are refused`() throws {
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.PublicKey(pemRepresentation: Self.stranger)
    }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P384.Signing.PrivateKey(pemRepresentation: Self.pkcs8)
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
      try P256.Signing.PublicKey(pemRepresentation: Self.pkcs8)
    }
    for text in ["", "hello", Self.pkcs8 + "!", String(Self.pkcs8.dropFirst(5))] {
      #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
        try P256.Signing.PrivateKey(pemRepresentation: text)
      }
    }
  }

  @Test func `a private key in DER that is truncated, too long or a public key is refused`() throws
  {
    let key = try P256.Signing.PrivateKey(rawRepresentation: Self.secret)
    let der = key.derRepresentation
    for bytes in [der.dropLast(), der + [0], Data(), key.publicKey.derRepresentation] {
      #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
        try P256.Signing.PrivateKey(derRepresentation: bytes)
      }
    }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.PublicKey(derRepresentation: der)
    }
  }

  @Test func `NIST key agreement gives both sides the secret of RFC 5903`() throws {
    let mine = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: data("c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433"))
    let other = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: data("c6ef9c5d78ae012a011164acb397ce2088685d8f06bf9be0b283ab46476bee53"))
    let secret = try mine.sharedSecretFromKeyAgreement(with: other.publicKey)
    #expect(hex(secret) == "d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de")
    #expect(try other.sharedSecretFromKeyAgreement(with: mine.publicKey) == secret)
  }

  @Test func `keys are derived from a shared secret`() throws {
    let (one, two) = (P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
    let secret = try one.sharedSecretFromKeyAgreement(with: two.publicKey)
    let (salt, info) = (Data("salt".utf8), Data("info".utf8))
    let key = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: salt, sharedInfo: info, outputByteCount: 50)
    #expect(
      key
        == HKDF<SHA256>.deriveKey(
          inputKeyMaterial: SymmetricKey(data: secret), salt: salt, info: info,
          outputByteCount: 50))
    let blocks = [1, 2].map { SHA256.hash(data: secret.copied + [0, 0, 0, $0] + info) }
    #expect(
      secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: info, outputByteCount: 50)
        .copied == (Data(blocks[0]) + Data(blocks[1])).prefix(50))
    #expect(secret.copied.count == 48)
  }
}

/// A protocol of an app, as Apple's sample code for the keychain declares it.
private protocol StoredKey {
  init<D: ContiguousBytes>(rawRepresentation data: D) throws
  var rawRepresentation: Data { get }
}

extension Curve25519.KeyAgreement.PrivateKey: StoredKey {}
extension P256.Signing.PrivateKey: StoredKey {}
extension P384.Signing.PrivateKey: StoredKey {}

/// Tests that keys of every kind conform to an app's protocols.
@Suite struct StoredKeyTests {
  private func isKept<Key: StoredKey>(_ key: Key) throws -> Bool {
    try Key(rawRepresentation: key.rawRepresentation).rawRepresentation == key.rawRepresentation
  }

  @Test func `keys of several kinds can conform to an app's protocol for stored keys`() throws {
    #expect(try isKept(Curve25519.KeyAgreement.PrivateKey()))
    #expect(try isKept(P256.Signing.PrivateKey()) && isKept(P384.Signing.PrivateKey()))
  }
}
