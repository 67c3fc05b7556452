import CryptoKit
import Foundation
import Testing

/// Tests of authentication codes and derived keys, with the examples of RFC 4231 and RFC 5869.
@Suite struct HMACTests {
  private static func code<H: HashFunction>(_ hash: H.Type, key: [UInt8], _ text: String) -> String
  {
    hex(HMAC<H>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: key)))
  }

  @Test func `HMAC gives the codes of RFC 4231`() {
    #expect(
      Self.code(SHA256.self, key: [UInt8](repeating: 0x0b, count: 20), "Hi There")
        == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    let jefe = [UInt8]("Jefe".utf8)
    #expect(
      Self.code(SHA384.self, key: jefe, "what do ya want for nothing?")
        == "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e"
        + "8e2240ca5e69e2c78b3239ecfab21649")
    #expect(
      Self.code(SHA512.self, key: jefe, "what do ya want for nothing?")
        == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
        + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737")
  }

  @Test func `HMAC hashes a key that is longer than a block`() {
    #expect(
      Self.code(
        SHA256.self, key: [UInt8](repeating: 0xaa, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First")
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test func `an authentication code is valid for its data and its key only`() {
    let (key, text) = (SymmetricKey(size: .bits256), Data("message".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    func isValid(_ code: some ContiguousBytes, _ text: Data, _ key: SymmetricKey) -> Bool {
      HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key)
    }
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    #expect(isValid(Data(code), text, key))
    #expect(!isValid(Data(code), text + [0], key))
    #expect(!isValid(Data(code), text, SymmetricKey(size: .bits256)))
    #expect(!isValid(Data(code).dropLast(), text, key))
    for index in 0..<code.byteCount {
      var changed = Data(code)
      changed[index] ^= 1
      #expect(!isValid(changed, text, key))
    }
  }

  @Test func `HMAC of data that is added in parts equals the code of the whole data`() {
    let key = SymmetricKey(size: .bits128)
    var code = HMAC<SHA512>(key: key)
    code.update(data: Data("mess".utf8))
    let early = code.finalize()
    code.update(data: Data("age".utf8))
    #expect(code.finalize() == HMAC.authenticationCode(for: Data("message".utf8), using: key))
    #expect(early == HMAC.authenticationCode(for: Data("mess".utf8), using: key))
    #expect(code.finalize().description.hasPrefix("HMAC with SHA512: "))
  }

  @Test func `HKDF derives the keys of RFC 5869`() {
    let secret = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
    let (salt, info) = (data("000102030405060708090a0b0c"), data("f0f1f2f3f4f5f6f7f8f9"))
    let middle = HKDF<SHA256>.extract(inputKeyMaterial: secret, salt: salt)
    #expect(
      hex(middle) == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
    let expected =
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    #expect(
      hex(HKDF<SHA256>.expand(pseudoRandomKey: middle, info: info, outputByteCount: 42))
        == expected)
    #expect(
      hex(
        HKDF<SHA256>.deriveKey(
          inputKeyMaterial: secret, salt: salt, info: info, outputByteCount: 42)) == expected)
  }

  @Test func `without salt and info, HKDF derives the key of the third example of RFC 5869`() {
    let secret = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
    let expected =
      "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
    let keys = [
      HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42),
      HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: Data(), outputByteCount: 42),
      HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, salt: Data(), outputByteCount: 42),
    ]
    #expect(keys.map { hex($0) } == [expected, expected, expected])
  }

  @Test
  func `an HKDF key can be as long as 255 digests, and begins with the bytes of a shorter key`() {
    let secret = SymmetricKey(size: .bits256)
    let long = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 255 * 32)
    let short = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 33)
    #expect(long.bitCount == 255 * 256)
    #expect(long.copied.prefix(33) == short.copied)
  }
}
