import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of circles, areas and lines that the browser draws on the ground.
@Suite(.timeLimit(.minutes(30))) struct MapShapeTests {
  /// Returns a shape of which one part has a style from the page's sheet.
  private func shape(_ outline: String, _ number: Int = 8) -> String {
    "<div class='bx map-shape' data-n='\(number)' data-map='\(outline)'>"
      + "<div class='bx ink' data-n='\(number + 1)'></div></div>"
      + "<style nonce='N'>.ink{fill:rgb(0 128 0)}.other{fill:rgb(0 0 255)}</style>"
  }

  private let box = """
    (() => {
      const box = document.querySelector('.leaflet-shapes-pane path').getBoundingClientRect();
      const { fill, stroke } = getComputedStyle(document.querySelector('.leaflet-shapes-pane path'));
      return [box.width, box.height, fill, stroke];
    })()
    """

  @Test func `a circle has its radius on the ground, and the colour of its element`() async throws {
    let pins = shape(#"{"circle":[51,0,50000]}"#)
    let app = try ScriptedApp(MapPage.screen(pins: pins))
    try await app.browse { browser in
      try await browser.waitFor(.css(".leaflet-shapes-pane path"))
      await app.events.wait { $0.contains { $0.name == "sight" } }
      let sight = app.events.all.last { $0.name == "sight" }?.value?.split(separator: " ")
      let high = Double(sight?[3] ?? "") ?? 0
      // A degree of latitude has about 111.2 km, and the map 400 points.
      let side = 100 / 111.2 / high * 400
      let found = try #require(try await browser.value(box).array)
      let (wide, tall) = (found[0].double ?? 0, found[1].double ?? 0)
      #expect(abs(wide - side) < side * 0.04 && abs(tall - side) < side * 0.04)
      #expect(found[2].string == "rgb(0, 128, 0)")
      // The library would add a blue edge.
      #expect(found[3].string == "none")
    }
  }

  @Test func `several areas are one path, and all of them are in sight`() async throws {
    let areas = #"{"areas":[[[[50,-1],[50,0],[51,0]]],[[[52,2],[52,3],[53,3]]]]}"#
    let app = try ScriptedApp(MapPage.screen(pins: shape(areas)))
    let rings = "(document.querySelector('.leaflet-shapes-pane path').getAttribute('d')"
    try await app.browse { browser in
      try await browser.waitFor(.css(".leaflet-shapes-pane path"))
      #expect(try await browser.value("\(rings).match(/M/g) ?? []).length").int == 2)
      await app.events.wait { $0.contains { $0.name == "sight" } }
      let sight = app.events.all.last { $0.name == "sight" }?.value?.split(separator: " ")
      let (high, wide) = (Double(sight?[3] ?? "") ?? 0, Double(sight?[4] ?? "") ?? 0)
      #expect((3...20).contains(high) && (4...30).contains(wide))
    }
  }

  @Test func `an overlay of a map view is drawn, and does not move the map`() async throws {
    let area = shape(#"{"area":[[[-20,100],[-20,140],[0,140]]]}"#)
      .replacing("map-shape'", with: "map-shape loose'")
    let app = try ScriptedApp(MapPage.screen(pins: MapPage.pin("Town", 51) + area))
    try await app.browse { browser in
      try await browser.waitFor(.css(".leaflet-shapes-pane path"))
      await app.events.wait { $0.contains { $0.name == "sight" } }
      let sight = app.events.all.last { $0.name == "sight" }?.value?.split(separator: " ")
      let (latitude, wide) = (Double(sight?[1] ?? "") ?? 0, Double(sight?[4] ?? "") ?? 0)
      #expect(abs(latitude - 51) < 1 && wide < 40, "\(sight ?? [])")
    }
  }

  @Test func `map shapes change with the page and lie below the markers`() async throws {
    let area = #"{"area":[[[50,-1],[50,1],[52,1],[52,-1]],[[51,-0.5],[51,0.5],[51.2,0]]]}"#
    let pins = MapPage.pin("Town", 51) + shape(area)
    let app = try ScriptedApp(MapPage.screen(pins: pins))
    let paths = "document.querySelectorAll('.leaflet-shapes-pane path').length"
    try await app.browse { browser in
      try await browser.waitFor(.css(".leaflet-shapes-pane path"))
      app.patch([.attribute(id: 9, name: "class", value: "bx other")])
      try await browser.wait(until: "\(box)[2] === 'rgb(0, 0, 255)'")
      app.patch([.attribute(id: 8, name: "data-map", value: #"{"lines":[[[50,-1],[51,0]]]}"#)])
      try await browser.wait(
        until: "!/z/.test(document.querySelector('.leaflet-shapes-pane path').getAttribute('d'))")
      #expect(try await browser.value(paths).int == 1)
      #expect(
        try await browser.value(
          """
          (() => {
            const at = document.querySelector('.pin button').getBoundingClientRect();
            return document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2).tagName;
          })()
          """
        ).string == "BUTTON")
      app.patch([.remove(id: 8)])
      try await browser.wait(until: "\(paths) === 0")
    }
  }

  @Test func `a map without a region shows a region that contains the whole shape`() async throws {
    let facts =
      #"{"id":"all","isOwn":false,"ways":["pan","zoom"],"tiles":[],"#
      + #""words":{"map":"Map","in":"In","out":"Out"}}"#
    let screen =
      "<div class='map' data-n='5' data-e='sight' data-map='\(facts)' id='canvas'>"
      + shape(#"{"circle":[51,0,5000]}"#)
      + "</div><style nonce='N'>#canvas{block-size:400px;inline-size:400px}</style>"
    let app = try ScriptedApp(screen)
    try await app.browse { browser in
      try await browser.waitFor(.css(".leaflet-shapes-pane path"))
      let found = try #require(try await browser.value(box).array)
      let wide = found[0].double ?? 0
      #expect(wide > 60 && wide < 400)
    }
  }
}
