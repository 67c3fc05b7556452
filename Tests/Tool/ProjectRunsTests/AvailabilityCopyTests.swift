import Testing

@testable import StrataProjectRuns

/// Tests of `@available` in copies of sources.
@Suite struct AvailabilityCopyTests {
  private func copy(_ text: String, keepsSystem: Bool = false) -> String {
    var rewriter = SourceRewriter(offered: ["SwiftUI"], own: [])
    rewriter.keepsSystem = keepsSystem
    return String(decoding: rewriter.rewrite(Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("@available(iOS, unavailable) case a", "@available(*  , unavailable) case a"),
      (
        "@available(iOS, unavailable, message: \"no\")\nfunc a() {}",
        "@available(*  , unavailable, message: \"no\")\nfunc a() {}"
      ),
      (
        "@available( iOS , unavailable, renamed: \"b\") var a = 1",
        "@available( *   , unavailable, renamed: \"b\") var a = 1"
      ),
      ("@available(macOS, unavailable) case a", nil),
      ("@available(iOS, deprecated: 16) case a", nil),
      ("@available(iOS, introduced: 16) case a", nil),
    ] as [(String, String?)])
  func `what is unavailable in iOS is unavailable in the copy`(text: String, expected: String?) {
    #expect(copy(text) == expected ?? text)
  }

  @Test func `a source that is compiled as on Linux keeps what is unavailable in iOS`() {
    let text = "@available(iOS, unavailable) func a() {}"
    #expect(copy(text, keepsSystem: true) == text)
  }
}
