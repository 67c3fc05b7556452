import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of moves of a map by the user and the app, and what lies over it, in a real browser.
@Suite(.timeLimit(.minutes(30))) struct MapMovingTests {
  private static func facts(_ text: String) -> String {
    #"{"id":"a","isOwn":false,"region":[51,0,4,4],"ways":["pan","zoom"],"tiles":[],"#
      + #""words":{"map":"Map","in":"In","out":"Out"}\#(text)}"#
  }

  /// Waits until the page reports a matching region: whether the user moved it, its centre, and its
  /// degrees.
  private func wait(_ app: ScriptedApp, until isSo: @escaping ([Double]) -> Bool) async {
    await app.events.wait { events in
      let said = events.last { $0.name == "sight" }?.value ?? ""
      let sight = said.split(separator: " ").compactMap { Double($0) }
      return sight.count == 5 && isSo(sight)
    }
  }

  private func spot(_ browser: Browser) async throws -> Double {
    try await browser.value("document.querySelector('.pin').getBoundingClientRect().left").double
      ?? .nan
  }

  @Test func `a map without interaction has no buttons and ignores drag and wheel`()
    async throws
  {
    let fixed = MapPage.screen(pins: MapPage.pin("Town", 51)).replacing(
      #"["pan","zoom"]"#, with: "[]")
    let app = try ScriptedApp(fixed)
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      await wait(app) { $0[0] == 0 }
      let before = try await spot(browser)
      #expect(try await browser.value("document.querySelector('.map-zoom').hidden") == true)
      try await browser.drag(.css(".map .ground"), by: 90, 0)
      try await browser.run(
        """
        document.querySelector('.map .ground')
          .dispatchEvent(new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true }));
        """)
      // The app's patch comes after the user's actions.
      let wanted = Self.facts(#","credit":{"text":"© makers"}"#).replacing(
        #"["pan","zoom"]"#, with: "[]")
      app.patch([.attribute(id: 5, name: "data-map", value: wanted)])
      try await browser.wait(
        until: "document.querySelector('.map-credit').textContent === '© makers'")
      let after = try await spot(browser)
      #expect(after == before)
    }
  }

  @Test func `a wheel over a marker zooms the map below it`() async throws {
    let app = try ScriptedApp(MapPage.screen(pins: MapPage.pin("Town", 51)))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      await wait(app) { $0[0] == 0 }
      try await browser.run(
        """
        document.querySelector('.pin button').dispatchEvent(
          new WheelEvent('wheel', { deltaY: -400, bubbles: true, cancelable: true }));
        """)
      await wait(app) { $0[0] == 1 && $0[3] < 3.5 }
    }
  }

  @Test func `a map shows a region that the app sets, and does not report the user's region twice`()
    async throws
  {
    let app = try ScriptedApp(MapPage.screen(pins: MapPage.pin("Town", 51)))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      await wait(app) { $0[0] == 0 && abs($0[1] - 51) < 0.1 }
      let there = Self.facts("").replacing("[51,0,4,4]", with: "[40,20,4,4]")
      let own = there.replacing(#""id":"a","isOwn":false"#, with: #""id":"b","isOwn":true"#)
      app.patch([.attribute(id: 5, name: "data-map", value: own)])
      try await app.settle(browser)
      let apps = there.replacing(#""id":"a""#, with: #""id":"c""#)
      app.patch([.attribute(id: 5, name: "data-map", value: apps)])
      await wait(app) { $0[0] == 0 && abs($0[1] - 40) < 0.1 && abs($0[2] - 20) < 0.1 }
      let places = app.events.all.filter { $0.name == "sight" }.count
      #expect(places == 2, "the person's region is not sent back")
    }
  }

  @Test func `a map that becomes wider still shows the app's region, not one of the user`()
    async throws
  {
    let app = try ScriptedApp(MapPage.screen(pins: MapPage.pin("Town", 51)))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      await wait(app) { $0[0] == 0 && $0[4] < 8.5 }
      try await browser.run("document.querySelector('#canvas').style.inlineSize = '600px'")
      await wait(app) { $0[4] > 8.5 }
      let last = app.events.all.last { $0.name == "sight" }?.value
      #expect(last?.hasPrefix("0 ") == true)
    }
  }

  @Test func `a marker out of sight becomes visible when it is focused`() async throws {
    let app = try ScriptedApp(
      MapPage.screen(pins: MapPage.pin("Here", 51) + MapPage.pin("Far", 20, number: 7)))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      await wait(app) { $0[0] == 0 }
      try await browser.run("document.querySelectorAll('.pin button')[1].focus()")
      await wait(app) { $0[1] < 30 }
    }
  }

  @Test func `a tile layer has its opacity and can be removed`()
    async throws
  {
    func layer(_ alpha: String) -> String {
      Self.facts("").replacing(
        #""tiles":[]"#,
        with:
          #""tiles":[{"url":"/~/tiles/t/{z}/{x}/{y}","alpha":\#(alpha),"least":0,"most":18,"isGround":false}]"#
      )
    }
    let app = try ScriptedApp(MapPage.screen(pins: MapPage.pin("Town", 51)))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      let sheet = "document.querySelector('.map .leaflet-tile-pane .leaflet-layer')"
      for alpha in ["0.6", "0.3"] {
        app.patch([.attribute(id: 5, name: "data-map", value: layer(alpha))])
        try await browser.wait(
          until: "\(sheet) && getComputedStyle(\(sheet)).opacity === args[0]", .string(alpha))
      }
      app.patch([.attribute(id: 5, name: "data-map", value: Self.facts(""))])
      try await browser.wait(until: "!\(sheet)")
    }
  }

  @Test func `map buttons have labels, and a credit links to its makers`()
    async throws
  {
    let credit = #","credit":{"text":"© makers","url":"https://makers.example/"}"#
    let app = try ScriptedApp(MapPage.screen(credit, pins: MapPage.pin("Town", 51)))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      let told = try await browser.value(
        """
        [...document.querySelectorAll('.map-zoom button')].map(it => it.getAttribute('aria-label'))
          .concat(document.querySelector('.map .ground').getAttribute('aria-label'),
            document.querySelector('.map-credit a').href)
        """)
      #expect(told.array == ["In", "Out", "Map", "https://makers.example/"])
    }
  }

  @Test
  func `a map shows its list if its library cannot load, and the next map loads the library again`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>", refusing: "leaflet.js")
    try await app.browse { browser in
      func put(_ id: Int32) -> PatchOperation {
        let screen = MapPage.screen(pins: MapPage.pin("Town", 51, number: 90 + Int(id)))
        return .insert(
          parent: 1, before: 0, html: screen.replacing("data-n='5'", with: "data-n='\(id)'"))
      }
      app.patch([put(20)])
      try await browser.wait(
        until:
          "performance.getEntriesByName(document.querySelector('script[src*=leaflet]')?.src)[0]"
      )
      try await browser.waitFor(text: "Town")
      #expect(try await browser.findAll(.css(".map-land")).isEmpty)
      app.refused.change("")
      app.patch([put(30)])
      try await browser.waitFor(.css(".map-land"))
    }
  }
}
