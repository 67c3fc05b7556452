import StrataBrowserTesting
import Testing

/// Tests of the rivers on a ground without tiles.
@Suite(.timeLimit(.minutes(30))) struct MapRiverTests {
  private let rivers = "document.querySelectorAll('.map-river').length"

  @Test func `a map of a continent has no rivers, and each step nearer has smaller ones`()
    async throws
  {
    let app = try ScriptedApp(MapPage.screen(region: "[20,0,120,120]"))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      #expect(try await browser.value(rivers).int == 0)
      for count in 1...3 {
        try await browser.wait(
          until: """
            \(rivers) >= \(count) || void document.querySelector('.map-zoom button').click()
            """)
        #expect(try await browser.value(rivers).int == count)
      }
      try await browser.wait(
        until: "\(rivers) === 0 || void document.querySelectorAll('.map-zoom button')[1].click()")
    }
  }

  @Test func `the map of a river's mouth shows its course`() async throws {
    // The Nile's delta.
    let app = try ScriptedApp(MapPage.screen(region: "[31,31,4,4]"))
    try await app.browse { browser in
      try await browser.wait(
        until: "[...document.querySelectorAll('.map-river')].length === 3")
      let long = try await browser.value(
        "Math.max(...[...document.querySelectorAll('.map-river')].map(r => r.getTotalLength()))")
      #expect((long.double ?? 0) > 100)
    }
  }
}
