import BrowserTesting
import KitTesting
import Testing

/// WeDa used by taps, as an installed app is, and then without a connection.
@Suite struct OfflinePagesTests {
  /// The worker keeps what is shown behind the page's back.
  private func waitForKept(
    _ path: String, having words: String = "", _ browser: Browser
  ) async throws {
    try await browser.run(
      """
      window.isKept = null;
      (async () => {
        while (!window.isKept) {
          const page = await caches.match(args[0], { cacheName: 'pages' });
          if ((await page?.text())?.includes(args[1])) window.isKept = args[0];
          await new Promise((done) => setTimeout(done, 20));
        }
      })();
      """, .string(path), .string(words))
    try await browser.wait(until: "window.isKept === args[0]", .string(path))
  }

  private func expectAge(_ browser: Browser) async throws {
    try await browser.wait(until: "document.body.dataset.kept")
    try await browser.wait(
      until: "/Connection lost.* · (this minute|1 minute ago)/"
        + ".test(document.getElementById('offline')?.textContent)")
  }

  @Test(.mission("W-18"), arguments: Viewport.both)
  func `every page that was gone to by a tap is there without a connection, with its age`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.wait(until: "navigator.serviceWorker.controller")
      try await browser.search(for: "London")
      try await browser.click(.testID("details.star"))
      try await waitForKept(Browser.london, having: "details.temperature", browser)
      try await browser.choose(tab: "/map")
      try await waitForKept("/map", having: "map.row.london-england-gb", browser)
      try await browser.choose(tab: "/favorites")
      try await waitForKept("/favorites", having: "favorites.list", browser)
      _ = try await weda.app.kill()
      try await browser.waitFor(.css("#offline"))
      // The bar of tabs stays at hand, however long the page is.
      try await browser.wait(
        until: "document.querySelector('.tabs a.tab').getBoundingClientRect().bottom <= innerHeight"
      )
      try await browser.choose(tab: "/map")
      try await browser.waitFor(testID: "map.row.london-england-gb")
      try await expectAge(browser)
      try await browser.waitFor(.css(".map-land"))
      try await browser.wait(
        until: "document.querySelector('.tabs a.tab').getBoundingClientRect().bottom <= innerHeight"
      )
      try await browser.expectAccessible("the map without a connection")
      try await browser.expectToFit("the map without a connection")
      try await browser.choose(tab: "/favorites")
      try await browser.waitFor(testID: "favorites.list")
      try await expectAge(browser)
      #expect(try await browser.favorites() == ["London"])
      try await browser.expectAccessible("favourites without a connection")
      try await browser.back()
      try await browser.waitFor(testID: "map.row.london-england-gb")
      try await browser.open(weda.page(Browser.london))
      try await browser.waitFor(testID: "details.temperature")
      try await expectAge(browser)
      try await weda.app.restart()
      try await browser.waitUntilLive()
      try await browser.waitGone(.css("#offline"))
      try await browser.waitFor(testID: "details.temperature")
      try await browser.choose(tab: "/favorites")
      try await browser.waitFor(testID: "favorites.list")
      try await browser.expectQuiet(ignoring: "ERR_CONNECTION_")
    }
  }

  @Test(arguments: Viewport.both)
  func `a page that was never gone to says so, and opens by itself when there is a connection`(
    viewport: Viewport
  ) async throws {
    let words = "/This page is not kept here.* · (this minute|1 minute ago)/"
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/favorites"))
      try await browser.wait(until: "navigator.serviceWorker.controller")
      try await browser.openLive(weda.page("/"))
      try await waitForKept("/", browser)
      _ = try await weda.app.kill()
      try await browser.waitFor(.css("#offline"))
      try await browser.choose(tab: "/settings")
      try await browser.wait(until: "\(words).test(document.getElementById('offline').textContent)")
      #expect(try await browser.url == weda.page("/"))
      try await browser.expectToFit("a page that is not kept")
      try await browser.expectAccessible("a page that is not kept")
      try await weda.app.restart()
      try await browser.waitFor(testID: "backup.export")
      try await browser.waitUntilLive()
      _ = try await weda.app.kill()
      try await browser.open(weda.page("/map"))
      try await browser.waitFor(.css("#offline"))
      try await browser.wait(until: "\(words).test(document.getElementById('offline').textContent)")
      try await weda.app.restart()
      try await browser.waitUntilLive()
      try await browser.waitFor(testID: "map.empty")
      try await browser.expectQuiet(ignoring: "ERR_CONNECTION_")
    }
  }
}
