import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataWebPush

/// Tests of encryption of push messages, compared with the example of RFC 8291, appendix A.
@Suite struct EnvelopeTests {
  private enum Example {
    static let text = "When I grow up, I want to be a watermelon"
    static let serverPrivate = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    static let serverPublic =
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
    static let browserPublic =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
    static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
    static let message =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
      + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
      + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
  }

  /// Makes a pair as OpenSSL stores it, from its private and public key.
  static func pair(_ secret: String, _ point: String) throws -> KeyPair {
    let numbers = (try #require(URLSafe.bytes(secret)), try #require(URLSafe.bytes(point)))
    let head: [UInt8] = [0x30, 0x77, 0x02, 0x01, 0x01, 0x04, 0x20]
    let curve: [UInt8] = [
      0xa0, 0x0a, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0xa1, 0x44, 0x03,
      0x42, 0x00,
    ]
    return try #require(KeyPair(der: head + numbers.0 + curve + numbers.1))
  }

  @Test func `the encrypted message is identical to the example of RFC 8291`() throws {
    let pair = try Self.pair(Example.serverPrivate, Example.serverPublic)
    let sealed = PushEnvelope.seal(
      Array(Example.text.utf8), key: try #require(URLSafe.bytes(Example.browserPublic)),
      secret: try #require(URLSafe.bytes(Example.secret)), pair: pair,
      salt: try #require(URLSafe.bytes(Example.salt)))
    #expect(sealed.map(URLSafe.text) == Example.message)
  }

  @Test func `invalid keys and a text that is too long are refused`() throws {
    let pair = try #require(KeyPair.make())
    let browser = try #require(KeyPair.make()).publicBytes
    let (secret, salt) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
    func seal(_ text: Int = 1, key: [UInt8]? = nil, secret: [UInt8]) -> [UInt8]? {
      PushEnvelope.seal(
        [UInt8](repeating: 65, count: text), key: key ?? browser, secret: secret, pair: pair,
        salt: salt)
    }
    #expect(seal(secret: secret) != nil)
    #expect(seal(PushEnvelope.maximum, secret: secret)?.count == 4_096)
    #expect(seal(PushEnvelope.maximum + 1, secret: secret) == nil)
    #expect(seal(secret: [1, 2, 3]) == nil)
    #expect(seal(key: [4] + [UInt8](repeating: 9, count: 64), secret: secret) == nil)
    #expect(seal(key: Array(browser.dropLast()), secret: secret) == nil)
    // The same point in the hybrid form of X9.62, which browsers do not send.
    #expect(seal(key: [6 + browser[64] % 2] + browser.dropFirst(), secret: secret) == nil)
  }

  @Test func `the push key is created once, and only its owner can read the file`() throws {
    let folder = try TemporaryFolder()
    let first = try PushKey(folder: folder.url)
    #expect(try PushKey(folder: folder.url).publicText == first.publicText)
    #expect(URLSafe.bytes(first.publicText)?.count == 65)
    let file = folder.file("push.key")
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    try Data("no key".utf8).write(to: file)
    #expect(throws: PushKey.Unusable.self) { try PushKey(folder: folder.url) }
  }

  @Test func `hosts that start at once on an empty folder have the same push key`() async throws {
    for _ in 0..<20 {
      let folder = try TemporaryFolder()
      let url = folder.url
      let keys = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<8 { group.addTask { try PushKey(folder: url).publicText } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      let kept = try PushKey(folder: url).publicText
      #expect(keys.count == 1 && keys.contains(kept))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["push.key"])
    }
  }
}
