import CryptoKit
import Foundation
import Testing

/// Tests of signatures with the curves of NIST, with the examples of RFC 6979.
@Suite struct ECDSATests {
  private static let sample = Data("sample".utf8)
  private static let key = data(
    "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721")
  private static let point = data(
    """
    60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6
    7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299
    """)
  private static let signature = data(
    """
    efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716
    f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8
    """)

  @Test func `the signature of RFC 6979 with P-256 is valid`() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: Self.key)
    #expect(key.publicKey.rawRepresentation == Self.point)
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: Self.signature)
    #expect(key.publicKey.isValidSignature(signature, for: Self.sample))
    #expect(key.publicKey.isValidSignature(signature, for: SHA256.hash(data: Self.sample)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("test".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: SHA384.hash(data: Self.sample)))
  }

  @Test func `the signature of RFC 6979 with P-384 is valid`() throws {
    let key = try P384.Signing.PrivateKey(
      rawRepresentation: data(
        """
        6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d8
        96d5724e4c70a825f872c9ea60d2edf5
        """))
    #expect(
      hex(key.publicKey.rawRepresentation).hasPrefix("ec3a4e415b4e19a4568618029f427fa5da9a8bc4"))
    let signature = try P384.Signing.ECDSASignature(
      rawRepresentation: data(
        """
        94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c
        81a648152e44acf96e36dd1e80fabe46
        99ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94f
        a329c145786e679e7b82c71a38628ac8
        """))
    #expect(key.publicKey.isValidSignature(signature, for: Self.sample))
  }

  @Test func `a key's signature is valid for its public key, on each curve`() throws {
    let (one, two, three) = (
      P256.Signing.PrivateKey(), P384.Signing.PrivateKey(), P521.Signing.PrivateKey()
    )
    let first = try one.signature(for: Self.sample)
    #expect(one.publicKey.isValidSignature(first, for: Self.sample))
    #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(first, for: Self.sample))
    let second = try two.signature(for: SHA384.hash(data: Self.sample))
    #expect(two.publicKey.isValidSignature(second, for: Self.sample))
    let third = try three.signature(for: Self.sample)
    #expect(three.publicKey.isValidSignature(third, for: SHA512.hash(data: Self.sample)))
    #expect(third.rawRepresentation.count == 132)
  }

  @Test func `a signature with any changed byte is invalid`() throws {
    let key = try P256.Signing.PublicKey(rawRepresentation: Self.point)
    for index in Self.signature.indices {
      var changed = Self.signature
      changed[index] ^= 1
      let signature = try P256.Signing.ECDSASignature(rawRepresentation: changed)
      #expect(!key.isValidSignature(signature, for: Self.sample))
    }
  }

  @Test func `a signature of zeros or of numbers beyond the curve's order is invalid`() throws {
    let key = try P256.Signing.PublicKey(rawRepresentation: Self.point)
    let order = data("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")
    let (r, s) = (Self.signature.prefix(32), Self.signature.suffix(32))
    let zero = Data(count: 32)
    for raw in [zero + zero, r + zero, zero + s, order + s, r + order] {
      let signature = try P256.Signing.ECDSASignature(rawRepresentation: raw)
      #expect(!key.isValidSignature(signature, for: Self.sample))
    }
  }

  @Test func `a signature is restored from its DER encoding`() throws {
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: Self.signature)
    let der = signature.derRepresentation
    #expect(
      hex(der)
        == "3046022100efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
        + "022100f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8")
    let again = try P256.Signing.ECDSASignature(derRepresentation: der)
    #expect(again.rawRepresentation == Self.signature && again.copied == Self.signature)
    // A small number is encoded in fewer bytes, and padded again.
    let small = Data(count: 31) + [1] + Self.signature.suffix(32)
    let short = try P256.Signing.ECDSASignature(rawRepresentation: small)
    #expect(
      try P256.Signing.ECDSASignature(derRepresentation: short.derRepresentation)
        .rawRepresentation == small)
  }

  @Test(arguments: [
    "", "30", "3000", "300602010102", "3006020101020101ff", "30060201010201", "0406020101020101",
    // The length in more bytes than needed, and a number with a needless zero or below zero.
    "308106020101020101", "30070202000102010 1", "3006020181020101",
  ])
  func `bytes that are not a signature in DER are refused`(der: String) {
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.ECDSASignature(derRepresentation: data(der))
    }
  }

  @Test func `creating a signature from bytes of the wrong length throws an error`() throws {
    for count in [0, 63, 65, 96] {
      #expect(throws: CryptoKitError.incorrectParameterSize) {
        try P256.Signing.ECDSASignature(rawRepresentation: Data(count: count))
      }
    }
    let long = try P384.Signing.PrivateKey().signature(for: Self.sample)
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.ECDSASignature(derRepresentation: long.derRepresentation)
    }
  }
}
