import BrowserTesting
import Testing
import Wire

/// What a map may show at all, in a real browser.
@Suite(.timeLimit(.minutes(10))) struct MapBoundsTests {
  private func screen(_ more: String, region: String = "[51,0,4,4]") -> String {
    let facts =
      #"{"id":"a","isOwn":false,"region":\#(region),"ways":["pan","zoom"],"tiles":[],"#
      + #""words":{"map":"Map","in":"In","out":"Out"}\#(more)}"#
    return
      "<div class='map' data-n='5' data-e='sight' data-map='\(facts)' "
      + "id='canvas'></div><style nonce='N'>#canvas{block-size:400px;inline-size:400px}</style>"
  }

  private func pin(_ name: String, _ latitude: Double) -> String {
    "<div class='pin' data-map='\(latitude) 0 0.5 1'><button>\(name)</button>"
      + "<div class='map-title'>\(name)</div></div>"
  }

  @Test func `of names that would cover each other the one in front is shown, until there is room`()
    async throws
  {
    let places = pin("Northern town", 51.05) + pin("Southern town", 51)
    let app = try ScriptedApp(
      screen("").replacing("id='canvas'></div>", with: "id='canvas'>\(places)</div>"))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      let covered =
        "[...document.querySelectorAll('.map-title[data-covered]')].map(it => it.textContent)"
      try await browser.wait(until: "\(covered).length === 1")
      #expect(try await browser.value(covered).array == ["Northern town"])
      // Nearer, until there is room.
      try await browser.wait(
        until: """
          !document.querySelector('.map-title[data-covered]')
            || void document.querySelector('.map-zoom button').click()
          """)
    }
  }

  /// Waits until the page says of its map what a test waits for: whether a person moved it, its middle,
  /// and the degrees from north to south and from west to east.
  private func wait(_ app: ScriptedApp, until isSo: ([Double]) -> Bool) async {
    await app.events.wait { events in
      let said = events.last { $0.name == "sight" }?.value ?? ""
      let sight = said.split(separator: " ").compactMap { Double($0) }
      return sight.count == 5 && isSo(sight)
    }
  }

  @Test func `a map that was moved too far comes back, and says where it is then`() async throws {
    let app = try ScriptedApp(screen(#","limits":[51,0,0.5,0.5]"#))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.drag(.css(".map .ground"), by: 150, 0)
      await wait(app) { $0[0] == 1 && abs($0[1] - 51) < 0.3 && abs($0[2]) < 0.3 }
    }
  }

  @Test func `where the edge of the world keeps it from coming back, it stays and can be used`()
    async throws
  {
    // At this size the whole world is seen, whose middle is not where the map's may be.
    let app = try ScriptedApp(screen(#","limits":[80,170,1,1]"#, region: "[0,0,160,300]"))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.drag(.css(".map .ground"), by: 60, 0)
      for _ in 1...3 { try await browser.click(.css(".map-zoom button")) }
      await wait(app) { $0[0] == 1 && $0[3] < 100 }
      #expect(try await browser.consoleErrors().isEmpty)
    }
  }

  @Test func `it goes no nearer and no farther than it may`() async throws {
    // A map of 400 points that shows 100 to 1,000 km.
    let app = try ScriptedApp(screen(#","least":100000,"most":1000000"#))
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
