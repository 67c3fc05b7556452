import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests that demo data that was chosen at launch is shown and labelled.
@Suite struct DemoTests {
  @Test(arguments: Viewport.both)
  func `every page marks demo data, and a sheet explains how to get real data`(
    viewport: Viewport
  ) async throws {
    let app = try await ServedApp.start("weda", arguments: ["-provider", "demo"])
    try await Browser.run(.viewport(viewport)) { browser in
      let address = app.url.absoluteString.trimmingCharacters(in: ["/"])
      for path in ["/", "/favorites", "/history", "/settings", Browser.london] {
        try await browser.openLive(address + path)
        let banner = try await browser.waitFor(testID: "app.demoBanner")
        #expect(try await banner.text.contains("Demo data, not a forecast"), "\(path)")
      }
      try await browser.click(.testID("app.demoHelp"))
      try await browser.waitFor(.css("dialog[open]"))
      try await browser.waitFor(text: "Or set OPENWEATHERMAP_API_KEY to a key")
      try await browser.click(.testID("app.demoHelp.done"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.click(.testID("app.demoHelp"))
      try await browser.waitFor(.css("dialog[open]"))
      try await browser.press(.escape)
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.expectQuiet()
    }
    try await app.stop()
  }
}
