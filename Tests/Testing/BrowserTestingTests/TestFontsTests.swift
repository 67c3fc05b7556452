import Foundation
import Testing

@testable import StrataBrowserTesting

@Suite struct TestFontsTests {
  @Test func `tests use the font Inter if Debian's font packages are installed`() {
    let fonts = TestFonts.chosen([:]) { _ in true }
    #expect(fonts == TestFonts(family: "Inter", folders: TestFonts.packaged))
  }

  @Test func `tests use the machine's fonts if the font packages are missing`() {
    #expect(TestFonts.chosen([:]) { _ in false } == nil)
    #expect(TestFonts.chosen(["STRATA_TEST_FONT": ""]) { _ in false } == nil)
  }

  @Test func `an environment variable chooses the font family of the tests`() {
    let fonts = TestFonts.chosen(["STRATA_TEST_FONT": "A & <B>"]) { _ in false }
    #expect(fonts?.family == "A & <B>")
    let text = fonts?.configuration(cache: "/tmp/cache") ?? ""
    #expect(text.contains("<family>A &amp; &lt;B></family><family>DejaVu Sans</family>"))
    #expect(text.contains("<dir>/usr/share/fonts</dir>"))
  }

  @Test func `the font configuration lists only the folders of the tests' fonts`() {
    let fonts = TestFonts(family: "Inter", folders: ["/a", "/b"])
    let lines = fonts.configuration(cache: "/c").split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("<dir>") } == ["<dir>/a</dir>", "<dir>/b</dir>"])
    #expect(lines.contains("<cachedir>/c</cachedir>"))
  }

  /// Tests the font families that the style sheet asks for.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["STRATA_TEST_FONT"] == nil,
      "another font was chosen"))
  func `the browser draws each generic font family in the tests' fonts, such as Inter`()
    async throws
  {
    let content = """
      <p id=a>Letters</p>
      <p id=b>Letters</p><p id=c>Letters</p><p id=d>مرحبا</p>
      """
    let style = """
      #a { font-family: system-ui, -apple-system, "Noto Sans", sans-serif }
      #b { font-family: sans-serif } #c { font-family: monospace } #d { font-family: system-ui }
      """
    try await LocalSite.browse(content, style: style) { browser, _ in
      var drawn: [String: [String]] = [:]
      for name in ["#a", "#b", "#c", "#d"] { drawn[name] = try await browser.fonts(of: name) }
      #expect(
        drawn == [
          "#a": ["Inter"], "#b": ["Inter"], "#c": ["DejaVu Sans Mono"], "#d": ["DejaVu Sans"],
        ])
    }
  }
}

extension Browser {
  /// Returns the families in which Chromium draws an element's text.
  fileprivate func fonts(of selector: String) async throws -> [String] {
    try await devTools("DOM.enable")
    try await devTools("CSS.enable")
    let root = try await devTools("DOM.getDocument")["root"]?["nodeId"] ?? .null
    let node =
      try await devTools(
        "DOM.querySelector", ["nodeId": root, "selector": .string(selector)])["nodeId"] ?? .null
    let used = try await devTools("CSS.getPlatformFontsForNode", ["nodeId": node])["fonts"]
    return (used?.array ?? []).compactMap { $0["familyName"]?.string }
  }
}
