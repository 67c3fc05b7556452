import CryptoKit
import Foundation
import Testing

/// Tests of AES in Galois/Counter Mode, with the examples of its authors that NIST published.
@Suite struct GCMTests {
  private static let text = data(
    """
    d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
    1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
    """)
  private static let extra = data("feedfacedeadbeeffeedfacedeadbeefabaddad2")
  private static let nonce = data("cafebabefacedbaddecaf888")

  @Test(arguments: [
    (
      "feffe9928665731c6d6a8f9467308308",
      "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
      "5bc94fbc3221a5db94fae95ae7121a47"
    ),
    (
      "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308",
      "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
        + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
      "76fc6ece0f4e1768cddf8853bb2d551b"
    ),
  ])
  func `AES-GCM encrypts the published examples to the published results`(
    key: String, text: String, tag: String
  ) throws {
    let key = SymmetricKey(data: data(key))
    let box = try AES.GCM.seal(
      Self.text, using: key, nonce: AES.GCM.Nonce(data: Self.nonce), authenticating: Self.extra)
    #expect(hex(box.ciphertext) == text && hex(box.tag) == tag)
    #expect(box.combined == Self.nonce + box.ciphertext + box.tag)
    #expect(try AES.GCM.open(box, using: key, authenticating: Self.extra) == Self.text)
  }

  @Test func `AES-GCM gives the published tag for an empty message with a key of zeros`() throws {
    let key = SymmetricKey(data: Data(count: 16))
    let box = try AES.GCM.seal(
      Data(), using: key, nonce: AES.GCM.Nonce(data: Data(count: 12)))
    #expect(box.ciphertext.isEmpty && hex(box.tag) == "58e2fccefa7e3061367f1d57a4e7455a")
    #expect(try AES.GCM.open(box, using: key).isEmpty)
  }

  @Test func `a nonce of 60 bytes gives the published tag, and its box has no combined bytes`()
    throws
  {
    let key = SymmetricKey(data: data("feffe9928665731c6d6a8f9467308308"))
    let nonce = try AES.GCM.Nonce(
      data: data(
        """
        9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b
        525416aedbf5a0de6a57a637b39b
        """))
    let box = try AES.GCM.seal(Self.text, using: key, nonce: nonce, authenticating: Self.extra)
    #expect(hex(box.tag) == "619cc5aefffe0bfa462af43c1699d050" && box.combined == nil)
    #expect(try AES.GCM.open(box, using: key, authenticating: Self.extra) == Self.text)
  }

  @Test func `an AES-GCM box is restored from its combined bytes, and each box has a new nonce`()
    throws
  {
    for size in [SymmetricKeySize.bits128, .bits192, .bits256] {
      let key = SymmetricKey(size: size)
      let (one, two) = (
        try AES.GCM.seal(Self.text, using: key), try AES.GCM.seal(Self.text, using: key)
      )
      #expect(one.combined != two.combined && !one.nonce.elementsEqual(two.nonce))
      let again = try AES.GCM.SealedBox(combined: #require(one.combined))
      #expect(try AES.GCM.open(again, using: key) == Self.text)
      // A slice, whose first index is not zero.
      let slice = (Data([7]) + (try #require(one.combined))).dropFirst()
      #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: slice), using: key) == Self.text)
    }
  }

  @Test func `an AES-GCM box with any changed byte cannot be opened`() throws {
    let key = SymmetricKey(size: .bits256)
    let whole = try #require(try AES.GCM.seal(Data("text".utf8), using: key).combined)
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 0x80
      let box = try AES.GCM.SealedBox(combined: changed)
      #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    }
  }

  @Test func `opening an AES-GCM box with another key or other authenticated data throws an error`()
    throws
  {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Self.text, using: key, authenticating: Self.extra)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: key, authenticating: Self.extra.dropLast())
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(
        box, using: SymmetricKey(size: .bits256), authenticating: Self.extra)
    }
  }

  @Test func `AES-GCM refuses keys, nonces, tags and boxes of wrong sizes`() throws {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Self.text, using: SymmetricKey(data: Data(count: 20)))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.Nonce(data: Data(count: 11))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(nonce: AES.GCM.Nonce(), ciphertext: Data(), tag: Data(count: 15))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
    #expect(try AES.GCM.SealedBox(combined: Data(count: 28)).ciphertext.isEmpty)
  }
}

/// Tests of ChaCha20 with Poly1305, with the example of RFC 8439.
@Suite struct ChaChaPolyTests {
  private static let text = Data(
    """
    Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, \
    sunscreen would be it.
    """.utf8)
  private static let extra = data("50515253c0c1c2c3c4c5c6c7")

  @Test func `ChaCha20-Poly1305 encrypts the example of RFC 8439 to its box`() throws {
    let key = SymmetricKey(data: Data(0x80...0x9f))
    let box = try ChaChaPoly.seal(
      Self.text, using: key, nonce: ChaChaPoly.Nonce(data: data("070000004041424344454647")),
      authenticating: Self.extra)
    #expect(hex(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fe"))
    #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    #expect(try ChaChaPoly.open(box, using: key, authenticating: Self.extra) == Self.text)
  }

  @Test func `ChaCha20-Poly1305 opens a box of an empty message with empty authenticated data`()
    throws
  {
    let key = SymmetricKey(size: .bits256)
    let box = try ChaChaPoly.seal(Data(), using: key)
    #expect(box.combined.count == 28)
    #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: box.combined), using: key).isEmpty)
  }

  @Test func `a ChaCha20-Poly1305 box with any changed byte cannot be opened`() throws {
    let key = SymmetricKey(size: .bits256)
    let whole = try ChaChaPoly.seal(Data("text".utf8), using: key).combined
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 1
      let box = try ChaChaPoly.SealedBox(combined: changed)
      #expect(throws: CryptoKitError.authenticationFailure) {
        try ChaChaPoly.open(box, using: key)
      }
    }
  }

  @Test func `ChaCha20-Poly1305 refuses keys, nonces, tags and boxes of wrong sizes`() throws {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(Self.text, using: SymmetricKey(size: .bits128))
    }
    for count in [0, 11, 13] {
      #expect(throws: CryptoKitError.incorrectParameterSize) {
        try ChaChaPoly.Nonce(data: Data(count: count))
      }
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.SealedBox(nonce: ChaChaPoly.Nonce(), ciphertext: Data(), tag: Data())
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.SealedBox(combined: Data(count: 27))
    }
  }
}
