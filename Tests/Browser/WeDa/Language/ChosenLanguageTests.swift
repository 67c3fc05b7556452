import StrataBrowserTesting
import Testing

/// Tests of the language of the browser, the chosen one, and the time zone.
@Suite struct ChosenLanguageTests {
  @Test func `a chosen language applies at once, is stored, and sets the direction`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page("/settings"))
      try await browser.pick("العربية", of: "settings.language")
      try await browser.waitFor(text: "الإعدادات")
      #expect(try await browser.direction == "rtl")
      #expect(try await browser.spoken == "ar rtl")
      try await browser.expectAccessible("settings in Arabic")
      try await browser.expectToFit("settings in Arabic")
      try await weda.app.restart()
      try await browser.openDetails(weda)
      #expect(try await browser.direction == "rtl")
      #expect(try await browser.find(.testID("details.feelsLike")).text.contains("المحسوسة"))
      try await browser.expectAccessible("details in Arabic")
      try await browser.openLive(weda.page("/settings"))
      try await browser.pick("Español", of: "settings.language")
      try await browser.waitFor(text: "Ajustes")
      #expect(try await browser.direction == "ltr")
      #expect(try await browser.spoken == "es ltr")
      let page = try await browser.run("return fetch('/settings').then((it) => it.text())").string
      #expect(page?.contains("<html lang=\"es") == true)
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
  }

  @Test func `the place's time zone is named only if the browser's time zone differs`()
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.setTimeZone("Pacific/Auckland")
      try await browser.openDetails(weda)
      try await browser.wait(
        until:
          "document.querySelector('[data-testid=\"details.observed\"]').innerText.includes('(')")
      try await browser.setTimeZone("UTC")
      try await browser.openDetails(weda)
      #expect(try await !browser.find(.testID("details.observed")).text.contains("("))
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: [("en-GB", "mph"), ("de-DE", "km/h"), ("en-US", "mph")])
  func `a new device gets the units of its region`(language: String, wind: String) async throws {
    var options = BrowserOptions.viewport(.phone)
    options.languages = language
    try await WeDaUnderTest.browse(options) { weda, browser in
      try await browser.openDetails(weda)
      #expect(try await browser.fact("wind").contains(wind))
      #expect(try await browser.fact("pressure").contains(language == "en-US" ? "inHg" : "hPa"))
      // Official warnings are asked for after the page is there.
      func count() async -> Int {
        await weda.simulator.requests.entries.count { $0.path.hasPrefix("/data/2.5/") }
      }
      let asked = await count()
      try await browser.choose(tab: "/settings")
      try await browser.pick("m/s", of: "settings.unit.wind")
      try await browser.choose(tab: "/city")
      try await browser.wait(
        until:
          "document.querySelector('[data-testid=\"details.fact.wind\"]').innerText.includes('m/s')")
      #expect(await count() == asked)
    }
  }
}

extension Browser {
  /// The language and the direction that the page declares.
  fileprivate var spoken: String? {
    get async throws {
      try await run(
        "const { lang, dir } = document.documentElement; return lang.split('-')[0] + ' ' + dir"
      ).string
    }
  }

  /// Chooses an entry of a picker in the settings by its text.
  func pick(_ words: String, of testID: String) async throws {
    try await waitFor(testID: testID)
    try await run(
      """
      const el = document.querySelector('[data-testid="\(testID)"]');
      const list = el.matches('select') ? el : el.querySelector('select');
      list.value = [...list.options].find(o => o.text === '\(words)').value;
      list.dispatchEvent(new Event('change', {bubbles: true}));
      """)
    try await waitUntilLive()
  }

  /// The direction of the layout.
  fileprivate var direction: String? {
    get async throws {
      try await run("return getComputedStyle(document.querySelector('.page')).direction").string
    }
  }
}
