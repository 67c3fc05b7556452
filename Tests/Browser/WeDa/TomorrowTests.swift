import StrataBrowserTesting
import Testing

/// Tests of the path from the first page to tomorrow's rain: a name, one choice, no scrolling.
@Suite struct TomorrowTests {
  static let languages = ["en-US", "es-ES", "pt-BR", "ar-EG"]

  /// The first provider: OpenWeatherMap with a key, Open-Meteo without one.
  enum Provider: CaseIterable { case openWeatherMap, openMeteo }

  @Test(arguments: languages, Provider.allCases)
  func `choosing a searched city shows tomorrow's rain without scrolling`(
    language: String, provider: Provider
  ) async throws {
    var options = BrowserOptions.viewport(.phone)
    options.languages = language
    switch provider {
    case .openWeatherMap:
      try await WeDaUnderTest.browse(options) { weda, browser in
        try await seeTomorrow(in: browser, from: weda.page("/"), language)
      }
    case .openMeteo:
      try await TwoProviderTests().browse(options, hasKey: false) { setup, browser in
        try await seeTomorrow(in: browser, from: setup.page("/"), language)
        #expect(await !setup.other.requests.entries.isEmpty)
        #expect(await setup.first.requests.entries.isEmpty)
      }
    }
  }

  private func seeTomorrow(
    in browser: Browser, from address: String, _ language: String
  ) async throws {
    try await browser.openLive(address)
    try await browser.search(for: "Lond")
    try await browser.waitFor(testID: "details.tomorrow.rain")
    try await browser.waitUntilLive()
    #expect(try await browser.isWholeInSight("details.tomorrow.rain") == true)
    #expect(try await browser.isWholeInSight("details.tomorrow") == true)
    #expect(try await !browser.find(.testID("details.tomorrow.rain")).text.isEmpty)
    #expect(try await browser.run("return scrollY") == 0)
    try await browser.expectToFit("tomorrow in \(language)")
    try await browser.expectQuiet()
  }

  @Test func `the tests' visibility check does not count content below the tab bar`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openDetails(weda)
      #expect(try await browser.isWholeInSight("details.fact.wind") == false)
    }
  }
}

extension Browser {
  /// Returns whether an element is within the window, above the tab bar, and not covered.
  func isWholeInSight(_ testID: String) async throws -> Bool? {
    let answer = try await run(
      """
      const el = document.querySelector('.page:not(.away) [data-testid="\(testID)"]');
      const box = el.getBoundingClientRect();
      const bar = document.querySelector('.tabs').getBoundingClientRect();
      const low = bar.top > innerHeight / 2 ? bar.top : innerHeight;
      const inside = box.width > 0 && box.top >= 0 && box.left >= 0
        && box.right <= innerWidth && box.bottom <= low;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return inside && (el.contains(hit) || hit?.contains(el) || false);
      """)
    return answer.bool
  }
}
