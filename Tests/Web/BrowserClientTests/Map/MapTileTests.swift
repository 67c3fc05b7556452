import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of map tiles that cannot be loaded.
@Suite(.timeLimit(.minutes(30))) struct MapTileTests {
  private func facts(turn: Int) -> String {
    #","tiles":[{"url":"/~/tiles/x/{z}/{x}/{y}","alpha":0.6,"least":0,"most":18,"turn":\#(turn)}]"#
  }

  private func screen(turn: Int = 0) -> String {
    MapPage.screen(facts(turn: turn)).replacing("data-e='sight'", with: "data-e='sight load error'")
  }

  private func waitForErrors(_ app: ScriptedApp, _ count: Int) async {
    await app.events.wait { $0.count { $0.name == "error" } >= count }
  }

  /// Returns the number of requests for tiles.
  private func asked(_ browser: Browser) async throws -> Double {
    try await browser.value(
      "performance.getEntriesByType('resource').filter(it => it.name.includes('/~/tiles/')).length"
    ).double ?? 0
  }

  @Test func `missing tiles are reported to the app and requested again with growing delays`()
    async throws
  {
    // This server's answer for a tile is no image.
    let app = try ScriptedApp(screen())
    try await app.browse { browser in
      await waitForErrors(app, 1)
      try await browser.run(
        """
        window.waits = [];
        const own = setTimeout;
        window.setTimeout = (act, time) => (time < 1000 ? own(act, time) : waits.push({ act, time }));
        """)
      let first = try await asked(browser)
      #expect(first > 0)
      let map = screen(turn: 1).split(separator: "data-map='")[1].split(separator: "'")[0]
      app.patch([.attribute(id: 5, name: "data-map", value: String(map))])
      await waitForErrors(app, 2)
      try await browser.wait(until: "waits.some(it => it.time === 2000)")
      let second = try await asked(browser)
      #expect(second == 2 * first, "each tile is requested once more")
      try await browser.run("waits.find(it => it.time === 2000).act()")
      await waitForErrors(app, 3)
      try await browser.wait(until: "waits.some(it => it.time === 4000)")
      try await browser.run("window.dispatchEvent(new Event('online'))")
      await waitForErrors(app, 4)
      #expect(!app.events.all.contains { $0.name == "load" })
    }
  }

  @Test func `a map whose app handles no errors reports no missing tiles`() async throws {
    let app = try ScriptedApp(MapPage.screen(facts(turn: 0)))
    try await app.browse { browser in
      try await browser.wait(until: "document.querySelector('img[data-lost]')")
      // At the second request the map knows which tiles are missing and would have reported them.
      try await browser.wait(
        until: """
          (() => {
            const names = performance.getEntriesByType('resource').map(it => it.name)
              .filter(it => it.includes('/~/tiles/'));
            return new Set(names).size < names.length;
          })()
          """)
      try await app.settle(browser)
      #expect(!app.events.all.contains { $0.name == "error" })
    }
  }
}
