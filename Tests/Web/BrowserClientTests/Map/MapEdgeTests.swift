import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of markers and callouts at a map's edges, and markers that are close together.
@Suite(.timeLimit(.minutes(30))) struct MapEdgeTests {
  private static let world = "[0,0,170,360]"

  private func callout(_ longitude: Double, _ words: String) -> String {
    "<div class='pin' data-n='9' data-map='51 \(longitude) 0.5 1'><button id='callout'>"
      + "<div>\(words)</div></button></div>"
  }

  private func pin(_ longitude: Double, _ number: Int, isChosen: Bool = false) -> String {
    let button = isChosen ? "<button aria-pressed='true'>" : "<button>"
    return MapPage.pin("Place \(number)", 51, number: number)
      .replacing("51.0 0 ", with: "51 \(longitude) ").replacing("<button>", with: button)
  }

  @Test(arguments: [
    (178.0, "A callout of many words"), (-178.0, "A callout of many words"),
    (178.0, String(repeating: "so many words that no map has room for them ", count: 4)),
  ])
  func `a callout at the edge of the world is completely visible on the map`(
    longitude: Double, words: String
  ) async throws {
    let pins = pin(longitude, 6, isChosen: true)
    let app = try ScriptedApp(MapPage.screen(pins: pins, region: Self.world))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      app.patch([.insert(parent: 5, before: 0, html: callout(longitude, words))])
      try await browser.waitFor(.css("#callout"))
      try await browser.wait(
        until: """
          (() => {
            const box = document.querySelector('#callout').getBoundingClientRect();
            const map = document.querySelector('.map').getBoundingClientRect();
            return box.width > 50 && box.left >= map.left && box.right <= map.right
              && box.top >= map.top && box.bottom <= map.bottom;
          })()
          """)
    }
  }

  @Test(arguments: [80.0, 84.0, 90.0])
  func `a marker at the northern end of the world is completely visible on the map`(
    latitude: Double
  ) async throws {
    let pin = MapPage.pin("Place", latitude)
    let app = try ScriptedApp(MapPage.screen(pins: pin, region: Self.world))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.wait(
        until: """
          (() => {
            const pin = document.querySelector('.pin').getBoundingClientRect();
            const map = document.querySelector('.map').getBoundingClientRect();
            return pin.height > 10 && pin.top >= map.top - 0.5 && pin.top < map.top + 50;
          })()
          """)
    }
  }

  @Test func `a callout moves with its marker, even out of the map's view`() async throws {
    let pins = pin(0, 6, isChosen: true) + callout(0, "Words")
    let app = try ScriptedApp(MapPage.screen(pins: pins))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      let inside = "document.querySelector('#callout').getBoundingClientRect().left"
      try await browser.wait(until: "\(inside) > 50")
      for number in [6, 9] {
        app.patch([.attribute(id: Int32(number), name: "data-map", value: "51 60 0.5 1")])
      }
      try await browser.wait(
        until: "\(inside) > document.querySelector('.map').getBoundingClientRect().right")
    }
  }

  @Test
  func `overlapping markers are drawn small, except the front one and a selected one`()
    async throws
  {
    let pins = pin(0, 6) + pin(1, 7) + pin(90, 8)
    let app = try ScriptedApp(MapPage.screen(pins: pins, region: Self.world))
    let small = "[...document.querySelectorAll('.pin[data-small]')].map(it => it.dataset.n).join()"
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.wait(until: "\(small) === '7'")
      let sizes = try await browser.value(
        "[6, 7].map(it => document.querySelector(`[data-n='${it}'] > button`)"
          + ".getBoundingClientRect().width)")
      #expect((sizes.array?[1].double ?? 99) < (sizes.array?[0].double ?? 0) * 0.7)
      try await browser.run(
        "document.querySelector(\"[data-n='7'] > button\").ariaPressed = 'true'")
      app.patch([.attribute(id: 8, name: "data-map", value: "51 91 0.5 1")])
      try await browser.wait(until: "\(small) === '6'")
      app.patch([.attribute(id: 6, name: "data-map", value: "51 -90 0.5 1")])
      try await browser.wait(until: "\(small) === ''")
    }
  }

  @Test(arguments: [6, 9, 14, 22])
  func `a marker behind another one has a hit area of 24 points`(
    longitude: Double
  ) async throws {
    let sized = "<style nonce='N'>.pin > button{inline-size:44px;block-size:53px;padding:0}</style>"
    let pins = (pin(0, 6) + pin(longitude, 7)).replacing("<button>", with: "<button data-e='tap'>")
    let app = try ScriptedApp(MapPage.screen(pins: pins, region: Self.world) + sized)
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.wait(until: "document.querySelectorAll('.pin[data-small]').length === 1")
      let widths = try await browser.value(
        """
        (() => {
          const pins = [...document.querySelectorAll('.pin')], hits = [0, 0];
          pins.forEach((pin, at) => pin.firstChild.addEventListener('click', (event) => {
            event.preventDefault();
            hits[at] += 1;
          }));
          const boxes = pins.map((pin) => pin.firstChild.getBoundingClientRect());
          const middle = boxes[0].bottom - 26;
          for (let x = boxes[0].left - 60; x < boxes[1].right + 60; x += 1) {
            document.elementFromPoint(x, middle)?.dispatchEvent(new MouseEvent(
              'click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: middle }));
          }
          return hits;
        })()
        """)
      let hits = widths.array?.compactMap(\.double) ?? []
      #expect(hits.count == 2 && hits.allSatisfy { $0 >= 24 }, "\(hits)")
    }
  }

  @Test(arguments: ["[51,0,4,4]", "[40,10,33,47]", "[48,7,11,13]", "[0,0,170,360]"])
  func `there is no gap between tiles at any zoom`(region: String) async throws {
    let tiles = #","tiles":[{"url":"/~/none/{z}/{x}/{y}","alpha":0.6,"least":0,"most":18}]"#
    let screen = MapPage.screen(region: region).replacing(#","tiles":[]"#, with: tiles)
    let app = try ScriptedApp(screen)
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.wait(until: "document.querySelector('img.leaflet-tile')")
      let parts = try await browser.value(
        """
        (() => {
          const map = document.querySelector('.map > .ground').getBoundingClientRect();
          return [...document.querySelectorAll('img.leaflet-tile')].flatMap((it) => {
            const { left, top, width, height } = it.getBoundingClientRect();
            return [left - map.left, top - map.top, width, height].map(
              (it) => Math.abs(it - Math.round(it)));
          });
        })()
        """)
      let worst = parts.array?.compactMap(\.double).max()
      #expect((worst ?? 1) < 0.001, "off by \(worst ?? 1) of a pixel")
    }
  }
}
