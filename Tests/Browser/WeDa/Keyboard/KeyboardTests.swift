import StrataBrowserTesting
import Testing

/// Tests of the app without a mouse or touch.
@Suite struct KeyboardTests {
  @Test(.mission("W-10"))
  func `a city can be found, saved and its units chosen by keyboard alone`() async throws {
    try await WeDaUnderTest.browse(.viewport(.desktop)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.tab(to: "[data-testid=SearchField]")
      try await browser.type("Lond")
      try await browser.waitFor(.css(".suggest .opt"))
      try await browser.press(.arrowDown)
      try await browser.press(.enter)
      try await browser.waitFor(testID: "details.tomorrow.rain")
      try await browser.waitUntilLive()
      try await browser.tab(to: "[data-testid=\"details.star\"]")
      try await browser.press(.enter)
      try await browser.wait(
        until: "document.querySelector('[data-testid=\"details.star\"]').ariaPressed === 'true'")
      try await browser.tab(to: ".tabs a[href^='/favorites']")
      try await browser.press(.enter)
      try await browser.waitFor(.css("[data-testid^='favorites.row.']"))
      try await browser.waitUntilLive()
      try await browser.tab(to: ".tabs a[href^='/settings']")
      try await browser.press(.enter)
      try await browser.waitFor(testID: "settings.unit.wind")
      try await browser.waitUntilLive()
      try await browser.tab(
        to: "[data-testid=\"settings.unit.wind\"], [data-testid=\"settings.unit.wind\"] select")
      try await browser.type("kn")
      try await browser.waitForWindUnit("Knots")
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: ["/", Browser.london, "/favorites", "/map", "/history", "/settings"])
  func `every control is large enough for a finger`(path: String) async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page(path))
      if path == Browser.london { try await browser.waitFor(testID: "details.temperature") }
      let small = try await browser.run(
        """
        return [...document.querySelectorAll('button,a[href],select,input,[role=button]')]
          .filter(e => e.offsetParent && !e.closest('.away'))
          // A choice of a segmented control is as high as the control.
          .map(e => e.matches('input[type=radio],input[type=checkbox]') ? (e.closest('fieldset') ?? e.closest('label')) : e)
          .map(e => [e.dataset.testid || e.textContent || e.ariaLabel, e.getBoundingClientRect()])
          .filter(([_, box]) => box.width < 44 || box.height < 44)
          .map(([name, box]) => `${name}: ${box.width} x ${box.height}`).join('; ');
        """)
      #expect(small.string == "", "\(path)")
    }
  }
}

extension Browser {
  /// Presses Tab until an element has the focus, and expects a focus ring.
  func tab(
    to selector: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let script = """
      const el = document.activeElement;
      return el.matches(`\(selector)`);
      """
    for _ in 0..<80 {
      try await press(.tab)
      if try await run(script).bool == true { return }
    }
    Issue.record("Tab does not lead to \(selector)", sourceLocation: sourceLocation)
  }
}
