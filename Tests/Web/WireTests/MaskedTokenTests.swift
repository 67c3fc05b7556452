import StrataKitTesting
import Testing

@testable import StrataWire

/// Tests of the token of a session as a page contains it.
struct MaskedTokenTests {
  @Test(arguments: ["", "t", "dG9rZW4-X_9", "kept", "naïve 😀"])
  func `unmasking a masked token gives the original token`(token: String) {
    var random = SeededGenerator(seed: 1)
    #expect(MaskedToken.token(of: MaskedToken.text(of: token, using: &random)) == token)
  }

  @Test func `a token is masked differently each time, in texts of the same length`() {
    var random = SeededGenerator(seed: 2)
    let texts = (0..<100).map { _ in MaskedToken.text(of: "dG9rZW4dG9rZW4", using: &random) }
    #expect(Set(texts).count == 100)
    #expect(Set(texts.map(\.utf8.count)).count == 1)
    // The second half is the token only where the mask is zero.
    #expect(texts.allSatisfy { !$0.contains("dG9rZW4") })
  }

  @Test(arguments: ["first", "Zmly*Q==", "Zmly", "////", "AP8="])
  func `a text that is no masked token is refused`(text: String) {
    #expect(MaskedToken.token(of: text) == nil)
  }

  @Test func `a token that was masked by hand as the protocol describes is unmasked correctly`() {
    // A mask of 1, 2 and 3, then "abc" combined with it.
    #expect(MaskedToken.token(of: "AQIDYGBg") == "abc")
  }
}
