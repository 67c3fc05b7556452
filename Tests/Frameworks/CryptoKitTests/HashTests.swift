import CryptoKit
import Foundation
import Testing

/// Tests of hash functions, with the examples of FIPS 180 and RFC 1321.
@Suite struct HashTests {
  private static let long = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)

  @Test func `SHA-2 gives the digests of the examples in FIPS 180`() {
    let abc = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA256.hash(data: Self.long))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test func `empty data has the published digest`() {
    #expect(
      hex(SHA256.hash(data: Data()))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func `MD5 and SHA-1 give the digests of their published examples`() {
    let abc = Data("abc".utf8)
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test func `a million letters that are added in parts have the published digest`() {
    var function = SHA256()
    let part = Data(repeating: UInt8(ascii: "a"), count: 1_000)
    for _ in 0..<1_000 { function.update(data: part) }
    #expect(
      hex(function.finalize())
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  private static func isSame<H: HashFunction>(_ hash: H.Type) -> Bool {
    (0...long.count).allSatisfy { count in
      var function = H()
      function.update(data: long.prefix(count))
      long.dropFirst(count).withUnsafeBytes { function.update(bufferPointer: $0) }
      return function.finalize() == H.hash(data: long)
    }
  }

  @Test func `data that is added in parts has the digest of the whole, wherever it is cut`() {
    #expect(Self.isSame(SHA256.self) && Self.isSame(SHA384.self) && Self.isSame(SHA512.self))
    #expect(Self.isSame(Insecure.MD5.self) && Self.isSame(Insecure.SHA1.self))
  }

  @Test func `a copied hash function is independent, and finalize does not change it`() {
    var first = SHA256()
    first.update(data: Data("ab".utf8))
    var second = first
    second.update(data: Data("c".utf8))
    #expect(second.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(first.finalize() == SHA256.hash(data: Data("ab".utf8)))
    first.update(data: Data("c".utf8))
    #expect(first.finalize() == second.finalize())
  }

  @Test func `a digest's description names its function, and its elements are its bytes`() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(
      digest.description == "SHA256 digest: "
        + "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest.map { $0 }.count == SHA256.byteCount && SHA256Digest.byteCount == 32)
    #expect(digest.compactMap { String(format: "%02x", $0) }.joined() == hex(digest))
    #expect(Insecure.MD5.hash(data: Data()).description.hasPrefix("MD5 digest: d41d8"))
    #expect(SHA512.blockByteCount == 128 && SHA256.blockByteCount == 64)
  }

  @Test func `digests are compared with each other and with data`() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(digest == Data(digest) && digest != Data(digest).dropLast())
    #expect(digest != SHA256.hash(data: Data("abd".utf8)))
    #expect(Set([digest, SHA256.hash(data: Data("abc".utf8))]).count == 1)
  }
}
