import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a place's page with further data: warnings, air, pollen, sixteen days, quarter-hours,
/// yesterday and models.
@Suite(.timeLimit(.minutes(60))) struct FurtherTests {
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
