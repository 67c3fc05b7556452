import CryptoKit
import Foundation
import Testing

/// Tests of Curve25519, with the examples of RFC 8032 and RFC 7748.
@Suite struct Curve25519Tests {
  @Test(arguments: [
    (
      "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555"
        + "fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    ),
    (
      "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    ),
  ])
  func `Ed25519 signatures of the examples of RFC 8032 are valid`(
    key: String, publicKey: String, text: String, signature: String
  ) throws {
    let key = try Curve25519.Signing.PrivateKey(rawRepresentation: data(key))
    #expect(hex(key.publicKey.rawRepresentation) == publicKey)
    #expect(hex(try key.signature(for: data(text))) == signature)
    #expect(key.publicKey.isValidSignature(data(signature), for: data(text)))
  }

  @Test func `a signature is valid for its text, its key and its length only`() throws {
    let (key, text) = (Curve25519.Signing.PrivateKey(), Data("text".utf8))
    let signature = try key.signature(for: text)
    #expect(key.publicKey.isValidSignature(signature, for: text))
    #expect(!key.publicKey.isValidSignature(signature, for: text + [0]))
    #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: text))
    #expect(!key.publicKey.isValidSignature(signature + [0], for: text))
    #expect(!key.publicKey.isValidSignature(Data(), for: text))
    #expect(
      !Curve25519.Signing.PrivateKey().publicKey.isValidSignature(signature, for: text))
    for index in signature.indices {
      var changed = signature
      changed[index] ^= 1
      #expect(!key.publicKey.isValidSignature(changed, for: text))
    }
  }

  @Test func `an Ed25519 signature whose number exceeds the group order is invalid`() throws {
    let key = try Curve25519.Signing.PublicKey(
      rawRepresentation: data("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"))
    // The first example's, with the order of the group added to its second half.
    let order = bytes("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")
    var signature = bytes(
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555"
        + "fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b")
    var carry = 0
    for index in 0..<32 {
      carry += Int(signature[32 + index]) + Int(order[index])
      signature[32 + index] = UInt8(truncatingIfNeeded: carry)
      carry >>= 8
    }
    #expect(!key.isValidSignature(signature, for: Data()))
  }

  @Test func `X25519 key agreement gives both sides the secret of RFC 7748`() throws {
    let alice = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: data("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
    let bob = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: data("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
    #expect(
      hex(alice.publicKey.rawRepresentation)
        == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
    let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
    #expect(
      hex(secret) == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
    #expect(try bob.sharedSecretFromKeyAgreement(with: alice.publicKey) == secret)
    #expect(secret.description == "SharedSecret: 32 bytes")
  }

  @Test(arguments: [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
  ])
  func `X25519 refuses a public key of low order, which gives every private key one secret`(
    point: String
  ) throws {
    let weak = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: data(point))
    #expect(throws: CryptoKitError.self) {
      try Curve25519.KeyAgreement.PrivateKey().sharedSecretFromKeyAgreement(with: weak)
    }
  }

  @Test func `keys are restored from their bytes, and other lengths are refused`() throws {
    let (signing, agreement) = (
      Curve25519.Signing.PrivateKey(), Curve25519.KeyAgreement.PrivateKey()
    )
    #expect(
      try Curve25519.Signing.PrivateKey(rawRepresentation: signing.rawRepresentation)
        .publicKey.rawRepresentation == signing.publicKey.rawRepresentation)
    #expect(
      try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: agreement.rawRepresentation)
        .publicKey.rawRepresentation == agreement.publicKey.rawRepresentation)
    for count in [0, 31, 33] {
      let bytes = Data(count: count)
      #expect(throws: CryptoKitError.incorrectKeySize) {
        try Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
      }
      #expect(throws: CryptoKitError.incorrectKeySize) {
        try Curve25519.Signing.PublicKey(rawRepresentation: bytes)
      }
      #expect(throws: CryptoKitError.incorrectKeySize) {
        try Curve25519.KeyAgreement.PublicKey(rawRepresentation: bytes)
      }
    }
  }
}
