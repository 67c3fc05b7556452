import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests that the settings apply at once and are stored.
@Suite struct SettingsTests {
  @Test(arguments: Viewport.both)
  func `other units are shown at once and after a restart`(viewport: Viewport) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openDetails(weda)
      #expect(try await browser.fact("wind").contains("mph"))
      try await browser.choose(tab: "/settings")
      try await browser.click(.css("input[type=radio]:not(:checked)"))
      try await browser.waitForWindUnit("km/h")
      try await browser.choose(tab: "/city")
      try await browser.wait(
        until:
          "document.querySelector('[data-testid=\"details.fact.wind\"]').innerText.includes('km/h')"
      )
      try await weda.app.restart()
      try await browser.openDetails(weda)
      #expect(try await browser.fact("wind").contains("km/h"))
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
  }

  @Test func `"Never" sends no request, and a place without known weather shows a message`()
    async throws
  {
    try await WeDaUnderTest.browse { weda, browser in
      try await browser.openLive(weda.page("/settings"))
      try await browser.run(
        """
        const offline = [...document.querySelectorAll('option')]
          .find(o => o.text === 'Never');
        const list = offline.closest('select');
        list.value = offline.value;
        list.dispatchEvent(new Event('change', {bubbles: true}));
        """)
      try await browser.waitUntilLive()
      try await browser.openLive(weda.page(Browser.london))
      try await browser.waitFor(testID: "app.error")
      #expect(await weda.simulator.requests.entries.isEmpty)
      try await browser.expectQuiet()
    }
  }
}

extension Browser {
  /// Waits until the settings show a unit of wind speeds.
  func waitForWindUnit(_ symbol: String) async throws {
    try await wait(
      until: """
        (e => (e.selectedOptions ?? e.querySelector('select').selectedOptions)[0].text)(
          document.querySelector('[data-testid="settings.unit.wind"]')).includes('\(symbol)')
        """)
  }
}
