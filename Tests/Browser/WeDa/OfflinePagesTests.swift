import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of WeDa used by taps, as an installed app is, and then offline.
@Suite struct OfflinePagesTests {
  /// Waits until the service worker has stored a page.
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
  func `every page that was visited by a tap is available offline, with its age`(
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
      // The tab bar stays visible, however long the page is.
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
  func `the offline notice covers no buttons, tabs or page ends, and lets taps through`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openDetails(weda, "/favorites" + Browser.london)
      _ = try await weda.app.kill()
      try await browser.waitFor(.css("#offline"))
      try await browser.wait(until: "document.getElementById('offline').textContent.includes('·')")
      let covered = try await browser.run(
        """
        const strip = document.getElementById('offline').getBoundingClientRect();
        const shown = (all) => [...document.querySelectorAll(all)].filter(it => it.checkVisibility());
        const bars = shown('.page:not(.away) > .nb :is(a, button), .tabs a');
        const isUnder = (it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          const isMet = left < strip.right && right > strip.left && top < strip.bottom && bottom > strip.top;
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return isMet || !it.contains(hit);
        };
        const covered = bars.filter(isUnder).map(it => it.outerHTML);
        scrollTo(0, 1e6);
        const ends = shown('.page:not(.away) .t').map(it => it.getBoundingClientRect().bottom);
        return [bars.length, covered, Math.max(...ends) <= strip.top,
          getComputedStyle(document.getElementById('offline')).pointerEvents];
        """)
      let parts = try #require(covered.array)
      #expect((parts[0].double ?? 0) >= 8 && parts[1].array?.isEmpty == true, "\(parts)")
      #expect(parts[2] == true && parts[3] == "none", "\(parts)")
      try await browser.expectAccessible("without a connection")
    }
  }

  @Test func `offline, a place's page visited in one tab opens in other tabs`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.wait(until: "navigator.serviceWorker.controller")
      try await browser.openDetails(weda, "/favorites" + Browser.london)
      try await waitForKept("/favorites" + Browser.london, having: "details.temperature", browser)
      _ = try await weda.app.kill()
      for tab in ["/map", ""] {
        try await browser.open(weda.page(tab + Browser.london))
        try await browser.waitFor(testID: "details.temperature")
        try await expectAge(browser)
        #expect(try await browser.run("return 'missed' in document.body.dataset") == false)
      }
      try await browser.open(weda.page("/map/city/paris-ile-de-france-fr"))
      try await browser.waitFor(.css("#offline"))
      #expect(try await browser.run("return 'missed' in document.body.dataset") == true)
      try await browser.expectQuiet(ignoring: "ERR_CONNECTION_")
    }
  }

  @Test func `controls that need the server are disabled offline and enabled again`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      let choices = "[...document.querySelectorAll('select, [type=checkbox], [type=radio]')]"
      try await browser.openLive(weda.page("/settings"))
      try await browser.wait(until: "navigator.serviceWorker.controller")
      let isFree = try await browser.run("return \(choices).filter(it => !it.disabled).length > 3")
      #expect(isFree == true)
      _ = try await weda.app.kill()
      try await browser.waitFor(.css("#offline"))
      try await browser.wait(until: "\(choices).every(it => it.disabled)")
      try await weda.app.restart()
      try await browser.waitUntilLive()
      try await browser.wait(until: "!\(choices).some(it => it.disabled)")
    }
  }

  @Test(arguments: Viewport.both)
  func
    `a page that was never opened shows a message offline, and loads when the connection returns`(
      viewport: Viewport
    ) async throws
  {
    let words = "/This page is not stored in your browser.* · (this minute|1 minute ago)/"
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
