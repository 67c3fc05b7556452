import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of the limits of a map's region, in a real browser.
@Suite(.timeLimit(.minutes(30))) struct MapBoundsTests {
  /// Waits until the page reports a matching region: whether the user moved it, its centre, and its
  /// degrees from north to south and from west to east.
  private func wait(_ app: ScriptedApp, until isSo: ([Double]) -> Bool) async {
    await app.events.wait { events in
      let said = events.last { $0.name == "sight" }?.value ?? ""
      let sight = said.split(separator: " ").compactMap { Double($0) }
      return sight.count == 5 && isSo(sight)
    }
  }

  @Test func `a map that is dragged beyond its limits moves back and reports its region`()
    async throws
  {
    let app = try ScriptedApp(MapPage.screen(#","limits":[51,0,0.5,0.5]"#))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.drag(.css(".map .ground"), by: 150, 0)
      await wait(app) { $0[0] == 1 && abs($0[1] - 51) < 0.3 && abs($0[2]) < 0.3 }
    }
  }

  @Test func `a map can still be zoomed if the world's edge prevents its limits from being kept`()
    async throws
  {
    // At this size the whole world is visible, whose centre is outside of the limits.
    let app = try ScriptedApp(MapPage.screen(#","limits":[80,170,1,1]"#, region: "[0,0,160,300]"))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.drag(.css(".map .ground"), by: 60, 0)
      for _ in 1...3 { try await browser.click(.css(".map-zoom button")) }
      await wait(app) { $0[0] == 1 && $0[3] < 100 }
      for message in try await browser.consoleErrors() {
        Issue.record("on the console: \(message)")
      }
    }
  }

  @Test func `a map zooms within its limits`() async throws {
    // A map of 400 points that shows 100 to 1,000 km.
    let app = try ScriptedApp(MapPage.screen(#","least":100000,"most":1000000"#))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      for (sign, metres) in [("+", 100_000.0), ("−", 1_000_000)] {
        let button =
          "[...document.querySelectorAll('.map-zoom button')]"
          + ".find(it => it.textContent === args[0])"
        try await browser.wait(
          until: "(it => it.disabled || void it.click())(\(button))", .string(sign))
        await wait(app) { abs($0[3] * 111_195 - metres) < metres * 0.1 }
      }
    }
  }
}
