import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests that favourites survive the server and belong to one device.
@Suite struct FavoritesTests {
  static let star = Locator.css("[data-testid='details.star'][aria-pressed=true]")

  @Test(.mission("W-05"), arguments: Viewport.both)
  func `a favourite and its open page survive a restart of the server`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.search(for: "London")
      try await browser.click(.testID("details.star"))
      try await browser.waitFor(Self.star)
      try await browser.run("window.isOldPage = true")
      try await weda.app.restart()
      try await browser.wait(
        until: "__strata.connects > 1 || !__strata.live || !window.isOldPage")
      try await browser.waitUntilLive()
      try await browser.waitFor(Self.star)
      #expect(try await browser.url == weda.page(Browser.london))
      try await browser.choose(tab: "/favorites")
      try await browser.waitFor(testID: "favorites.row.london-england-gb")
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
  }

  @Test func `the newest favourite comes first, and its star in the list removes it`() async throws
  {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.fill(weda)
      try await browser.choose(tab: "/favorites")
      try await browser.waitFor(testID: "favorites.list")
      let rows = Locator.css("[data-testid^='favorites.row.']")
      #expect(
        try await browser.texts(rows).map { $0.split(separator: "\n")[0] } == ["London", "Tokyo"])
      try await browser.click(.testID("favorites.remove.london-england-gb"))
      try await browser.waitGone(.testID("favorites.row.london-england-gb"))
      #expect(try await browser.findAll(rows).count == 1)
      try await browser.click(.css("[data-testid^='favorites.remove.']"))
      try await browser.waitFor(testID: "favorites.empty")
      try await browser.expectQuiet()
    }
  }

  @Test func `two browsers have separate favourites, as two devices`() async throws {
    try await WeDaUnderTest.run { weda in
      try await Browser.runTwo(.viewport(.phone)) { one, other in
        for browser in [one, other] { try await browser.openDetails(weda) }
        try await one.click(.testID("details.star"))
        try await one.waitFor(Self.star)
        try await one.choose(tab: "/settings")
        try await one.click(.css("input[type=radio]:not(:checked)"))
        try await one.waitForWindUnit("km/h")
        try await other.reload()
        try await other.waitFor(testID: "details.temperature")
        #expect(try await other.findAll(Self.star).isEmpty)
        #expect(try await other.fact("wind").contains("mph"))
        try await other.choose(tab: "/favorites")
        try await other.waitFor(testID: "favorites.empty")
        try await other.choose(tab: "/history")
        try await other.waitFor(testID: "history.empty")
      }
    }
  }
}
