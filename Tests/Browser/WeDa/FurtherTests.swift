import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the screens with further data: warnings, air, pollen, sixteen days, quarter-hours,
/// yesterday, models, compared places and rules for rain.
@Suite(.timeLimit(.minutes(60))) struct FurtherTests {
  @Test(arguments: LanguageTests.languages)
  func `screens with further data are translated, accessible and fully visible`(
    language: String
  ) async throws {
    var options = BrowserOptions.viewport(.phone)
    options.languages = language
    try await FurtherWeDa.browse(options) { weda in
      let look = LanguageLook(browser: weda.browser, language: language)
      try await weda.visit { try await look.at($0) }
      try await weda.browser.expectQuiet()
    }
  }

  @Test(arguments: ["en", "es", "pt", "ar"])
  func `no word of the further data is broken at twice the text size`(language: String)
    async throws
  {
    var options = BrowserOptions.viewport(.phone)
    options.textSize = 32
    options.languages = language
    try await FurtherWeDa.browse(options) { weda in
      try await weda.visit { try await weda.browser.expectWholeWords($0) }
      try await weda.browser.expectQuiet()
    }
  }

  @Test(.mission("W-10"), arguments: Viewport.both)
  func `a place's page with further data works by keyboard, its plots included`(
    viewport: Viewport
  ) async throws {
    try await FurtherWeDa.browse(.viewport(viewport)) { weda in
      let browser = weda.browser
      try await browser.openLive(weda.page(FurtherWeDa.boston))
      try await browser.waitFor(testID: "details.further")
      try await browser.waitFor(testID: "details.air")
      try await browser.waitUntilLive()
      try await KeyboardWalk(browser).expectReachable("details with further data")
      let words = "document.querySelector('[data-testid=\"details.plotValues\"]').textContent"
      let first = try await browser.run("return \(words)").string
      try await browser.tab(to: "[role=slider]")
      for _ in 0..<3 { try await browser.press(.arrowRight) }
      try await browser.wait(until: "\(words) !== args[0]", .string(first ?? ""))
      let heard = try await browser.run(
        "return document.activeElement.getAttribute('aria-valuetext')")
      #expect(heard.string?.contains("°") == true)
      try await browser.press(.escape)
      try await browser.wait(until: "\(words) === args[0]", .string(first ?? ""))
      try await browser.expectQuiet()
    }
  }
}
