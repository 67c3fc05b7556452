import Foundation
import StrataKitTesting
import Testing

@testable import StrataSecrets

/// Tests of strings that are sealed in a program.
@Suite struct SealedTextTests {
  @Test(
    .mission("W-92", "W-232"),
    arguments: ["", "a", "key with ünicode 🔑", String(repeating: "x", count: 5000)])
  func `sealed text can be read only for its purpose and with both halves of the key`(text: String)
    throws
  {
    let made = try #require(SealedText.seal([(text, "Global.key"), ("other", "Global.other")]))
    let sealed = SealedText(made.sealed[0], half: made.half, made.other)
    #expect(sealed.text(for: "Global.key") == text)
    #expect(sealed.text(for: "Global.other") == nil)
    #expect(SealedText(made.sealed[0], half: made.half, made.half).text(for: "Global.key") == nil)
    #expect(SealedText(made.sealed[0], half: [], made.other).text(for: "Global.key") == nil)
    var changed = made.sealed[0]
    changed[changed.count - 1] ^= 1
    #expect(SealedText(changed, half: made.half, made.other).text(for: "Global.key") == nil)
  }

  @Test func `sealing the same string again yields different bytes`() throws {
    let one = try #require(SealedText.seal([("key", "a")]))
    let other = try #require(SealedText.seal([("key", "a")]))
    #expect(one.sealed != other.sealed && one.half != other.half && one.other != other.other)
  }

  @Test(.mission("W-112")) func `each half of the key has 32 bytes`() throws {
    let made = try #require(SealedText.seal([]))
    #expect(made.half.count == 32 && made.other.count == 32)
  }
}
