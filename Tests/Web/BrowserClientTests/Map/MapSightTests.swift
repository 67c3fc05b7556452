import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of the visibility of markers and titles on a map, in a real browser.
@Suite(.timeLimit(.minutes(30))) struct MapSightTests {
  private let covered =
    "[...document.querySelectorAll('.map-title[data-covered]')].map(it => it.textContent)"

  @Test
  func `of two overlapping map titles only the front one is shown until zooming in makes room`()
    async throws
  {
    let pins = MapPage.pin("Northern town", 51.05) + MapPage.pin("Southern town", 51, number: 7)
    let app = try ScriptedApp(MapPage.screen(pins: pins))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.wait(until: "\(covered).length === 1")
      #expect(try await browser.value(covered).array == ["Northern town"])
      // Zooms in until there is room.
      try await browser.wait(
        until: """
          !document.querySelector('.map-title[data-covered]')
            || void document.querySelector('.map-zoom button').click()
          """)
    }
  }

  @Test func `names of the ground are hidden below a marker and its title, and beside them shown`()
    async throws
  {
    let spots = ["London": "51 0", "Near": "51.1 0", "Far": "52 -1"]
    let towns = ["London", "Near", "Far"].map { name in
      "<div class='map-town' data-map='\(spots[name] ?? "")'><span>\(name)</span></div>"
    }.joined()
    let app = try ScriptedApp(MapPage.screen(pins: towns + MapPage.pin("London 9°", 51)))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      let hidden = """
        [...document.querySelectorAll('.map-town[data-covered]')]\
        .map(it => it.textContent).join()
        """
      try await browser.wait(until: "\(hidden) === 'London,Near'")
    }
  }

  @Test func `a name of the ground is hidden below a marker without a title`() async throws {
    // The marker reaches from its place to the north.
    let towns = ["Below": "51.02 0", "Beside": "51.02 1"].map { name, place in
      "<div class='map-town' data-map='\(place)'><span>\(name)</span></div>"
    }.joined()
    let pin = MapPage.pin("", 51).replacing("<div class='map-title'></div>", with: "")
    try #require(!pin.contains("map-title"))
    let app = try ScriptedApp(MapPage.screen(pins: towns + pin))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      let hidden = """
        [...document.querySelectorAll('.map-town[data-covered]')]\
        .map(it => it.textContent).join()
        """
      try await browser.wait(until: "\(hidden) === 'Below'")
    }
  }

  @Test func `a map's only place is in its middle`() async throws {
    let screen = MapPage.screen(pins: MapPage.pin("London", 51))
      .replacing(#""region":[51,0,4,4],"#, with: "")
    let app = try ScriptedApp(screen)
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.wait(
        until: """
          (() => {
            const pin = document.querySelector('.pin').getBoundingClientRect();
            const map = document.querySelector('.map').getBoundingClientRect();
            return Math.abs(pin.left + pin.width / 2 - map.left - map.width / 2) < 2
              && Math.abs(pin.bottom - map.top - map.height / 2) < 2;
          })()
          """)
    }
  }

  @Test func `a marker's title is hidden if a marker is in front of it`() async throws {
    // The southern marker begins below the northern one's foot, and its title further down.
    let pins = MapPage.pin("North", 51.15) + MapPage.pin("South", 50.9, number: 7)
    let app = try ScriptedApp(MapPage.screen(pins: pins))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.wait(until: "\(covered).length === 1")
      #expect(try await browser.value(covered).array == ["North"])
    }
  }

  @Test func `a marker's title is hidden below the zoom buttons and shown again beside them`()
    async throws
  {
    let app = try ScriptedApp(MapPage.screen(pins: MapPage.pin("Town", 51)))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      #expect(try await browser.value(covered).array == [])
      await app.events.wait { $0.contains { $0.name == "sight" } }
      let sight = app.events.all.last { $0.name == "sight" }?.value?.split(separator: " ")
      let (high, wide) = (Double(sight?[3] ?? "") ?? 0, Double(sight?[4] ?? "") ?? 0)
      // Puts the foot of the marker onto the upper button of a map of 400 by 400 points.
      let (latitude, longitude) = (51 - 90.0 / 400 * high, 166.0 / 400 * wide)
      for (place, count) in [("\(latitude) \(longitude)", 1), ("51 0", 0)] {
        app.patch([.attribute(id: 6, name: "data-map", value: "\(place) 0.5 1")])
        try await browser.wait(until: "\(covered).length === args[0]", .number(Double(count)))
      }
    }
  }

  @Test func `a map pans to bring a callout into view that opens at its edge`() async throws {
    let callout =
      "<div class='pin' data-n='9' data-map='52.9 0 0.5 1'><button id='callout'>A callout</button>"
      + "</div>"
    let marker = MapPage.pin("Far", 52.9).replacing(
      "<button>", with: "<button aria-pressed='true'>")
    let app = try ScriptedApp(MapPage.screen(pins: marker + MapPage.pin("Near", 51, number: 7)))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.run(
        "document.head.append(Object.assign(document.createElement('style'), {nonce: 'N', "
          + "textContent: '#callout{block-size:90px;margin-block-end:60px}'}))")
      app.patch([.insert(parent: 5, before: 7, html: callout)])
      try await browser.wait(
        until: """
          (() => {
            const link = document.querySelector('#callout')?.getBoundingClientRect();
            const map = document.querySelector('.map').getBoundingClientRect();
            return link && link.top >= map.top && link.bottom < map.top + 200;
          })()
          """)
    }
  }

  @Test func `markers and buttons of a map are covered by the bars of the page`() async throws {
    let bar =
      "<div id='bar'>Bar</div>"
      + "<style nonce='N'>#bar{position:fixed;inset:0;z-index:10}</style>"
    let app = try ScriptedApp(MapPage.screen(pins: MapPage.pin("Town", 51)) + bar)
    try await app.browse { browser in
      try await browser.wait(until: "document.querySelector('.map-zoom button')")
      try await browser.wait(
        until: """
          ['.map-zoom button', '.pin button'].every((it) => {
            const { x, y } = document.querySelector(it).getBoundingClientRect();
            return document.elementFromPoint(x + 5, y + 5)?.id === 'bar';
          })
          """)
    }
  }
}
