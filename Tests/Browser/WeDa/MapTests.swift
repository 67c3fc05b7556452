import OpenMeteoSimulator
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the map in a real browser: its markers, and the effects of taps, keys and the list.
@Suite struct MapTests {
  private static let london = Locator.testID("map.marker.london-england-gb")
  private static let callout = Locator.testID("map.callout.london-england-gb")

  @Test(.mission("W-12", "W-31", "W-33", "W-35", "W-36"), arguments: Viewport.both)
  func `every favourite has a marker on the map, whose callout opens the place's page`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openMap(weda)
      // West is left, and both are on the map.
      let (west, east) = (try await browser.spot("london"), try await browser.spot("tokyo"))
      #expect(west.x < east.x && west.isInside && east.isInside)
      // The symbol of its weather, as in the lists.
      let symbols = try await browser.findAll(
        .css("[data-testid='map.marker.london-england-gb'] svg path"))
      #expect(!symbols.isEmpty)
      try await browser.click(Self.london)
      try await browser.waitFor(Self.callout)
      try await browser.click(Self.callout)
      try await browser.waitFor(testID: "details.temperature")
      #expect(try await browser.url == weda.page("/map/city/london-england-gb"))
      try await browser.back()
      try await browser.waitFor(.css(".map-land"))
      try await browser.expectQuiet()
    }
  }

  @Test func `the map is as wide as the page, with the list below it`() async throws {
    for viewport in Viewport.both {
      try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
        try await browser.openMap(weda)
        let measures = try await browser.run(
          """
          const box = (css) => document.querySelector(css).getBoundingClientRect();
          const map = box('.map'), list = box("[data-testid='map.list']");
          return [map.width, map.height, list.top - map.bottom, document.body.clientWidth];
          """)
        let sizes = measures.array?.compactMap(\.double) ?? []
        try #require(sizes.count == 4)
        let isPhone = viewport == .phone
        // In a wide window the list of tabs is beside the map.
        #expect(isPhone ? sizes[0] == sizes[3] : sizes[0] > sizes[3] - 240, "\(sizes)")
        #expect(sizes[1] == (isPhone ? 420 : 560) && sizes[2] > 0, "\(sizes)")
        try await browser.expectQuiet()
      }
    }
  }

  @Test func `markers that would cover each other are one marker, which opens at a tap`()
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.search(for: "Paris")
      try await browser.click(.testID("details.star"))
      try await browser.waitFor(.css("[data-testid='details.star'][aria-pressed=true]"))
      try await browser.openMap(weda)
      try await browser.waitFor(testID: "map.cluster")
      #expect(try await browser.find(.testID("map.cluster")).text == "2")
      try await browser.expectAccessible("map with a cluster")
      try await browser.click(.testID("map.cluster"))
      try await browser.waitFor(Self.london)
      try await browser.waitFor(.css("[data-testid^='map.marker.paris']"))
      try await browser.waitGone(.testID("map.cluster"))
      try await browser.expectQuiet()
    }
  }

  @Test func `a tap outside of a callout closes the callout`() async throws {
    try await WeDaUnderTest.browse(.viewport(.desktop)) { weda, browser in
      try await browser.openMap(weda)
      try await browser.click(Self.london)
      try await browser.waitFor(Self.callout)
      try await browser.run("document.querySelector('.map .ground').click(); return true")
      try await browser.waitGone(Self.callout)
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-41"))
  func `the zoom buttons reach the smallest and the largest zoom level`() async throws {
    try await WeDaUnderTest.browse(.viewport(.desktop)) { weda, browser in
      try await browser.openMap(weda)
      for (name, count) in [("−", 20), ("+", 40)] {
        let pressed = try await browser.run(
          """
          const button = [...document.querySelectorAll('.map-zoom button')]
            .find(it => it.textContent === args[0]);
          const rest = () => new Promise(done => setTimeout(done, 30));
          const go = async () => {
            for (let n = 0; n < args[1] * 20 && !button.disabled; n++) { button.click(); await rest(); }
            return button.disabled;
          };
          return go();
          """, .string(name), .number(Double(count)))
        #expect(pressed == true, "\(name) comes to an end")
      }
      try await browser.waitUntilLive()
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-10"))
  func `the keyboard moves the map, opens a callout and follows it`() async throws {
    try await WeDaUnderTest.browse(.viewport(.desktop)) { weda, browser in
      try await browser.openMap(weda)
      // The whole world fills the map and cannot be moved, so zoom in first.
      let far = try await browser.spot("london")
      try await browser.zoom("+")
      try await browser.wait(
        until: "Math.abs(\(Browser.spotScript("london")).left - args[0]) > 20", .number(far.x))
      let near = try await browser.spot("london")
      try await browser.tab(to: ".map .ground")
      try await browser.press(.arrowRight)
      try await browser.wait(
        until: "\(Browser.spotScript("london")).left < args[0] - 20", .number(near.x))
      try await browser.zoom("−")
      try await browser.tab(to: "[data-testid='map.marker.london-england-gb']")
      try await browser.press(.enter)
      try await browser.waitFor(Self.callout)
      try await browser.waitUntilLive()
      try await browser.tab(to: "[data-testid='map.callout.london-england-gb']")
      try await browser.press(.enter)
      try await browser.waitFor(testID: "details.temperature")
      try await browser.expectQuiet()
    }
  }

  @Test func `choosing a place in the list centres the map on it and opens its callout`()
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.desktop)) { weda, browser in
      try await browser.openMap(weda)
      try await browser.click(.css("[data-testid^='map.show.tokyo']"))
      try await browser.waitFor(.css("[data-testid^='map.callout.tokyo']"))
      try await browser.wait(
        until: """
          (() => {
            const map = document.querySelector('.map').getBoundingClientRect();
            const pin = \(Browser.spotScript("tokyo"));
            return Math.abs((pin.left + pin.right) / 2 - (map.left + map.right) / 2) < 40;
          })()
          """)
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: Viewport.both + [.zoomed])
  func `the map is accessible and fits the window in light, in dark and from right to left`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openMap(weda)
      try await browser.click(Self.london)
      try await browser.waitFor(Self.callout)
      try await browser.expectAccessibleEveryWay("map")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-32", "W-34", "W-37"), arguments: ["temperature", "precipitation", "clouds"])
  func `a layer is drawn over the map, and the API key stays on the server`(layer: String)
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.desktop)) { weda, browser in
      try await browser.openMap(weda)
      try await browser.click(.testID("map.layer.\(layer)"))
      try await browser.waitFor(.css("img.leaflet-tile-loaded"))
      let seen = try await browser.run(
        """
        const pictures = [...document.querySelectorAll('img.leaflet-tile-loaded')];
        const sheet = pictures[0].closest('.leaflet-layer');
        return [getComputedStyle(sheet).opacity, pictures.every(it => it.naturalWidth === 256)];
        """)
      #expect(seen.array?.first?.string == "0.6")
      #expect(seen.array?.last == true)
      try await browser.waitFor(testID: "map.time")
      let asked =
        try await browser.run(
          "return performance.getEntries().map(it => it.name).join(' ') + document.documentElement.outerHTML"
        ).string ?? ""
      #expect(asked.contains("/~/tiles/") && !asked.contains(WeDaUnderTest.key))
      try await browser.expectAccessible("map with \(layer)")
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: [(Viewport.desktop, "en")] + LanguageTests.languages.map { (.phone, $0) })
  func `a layer of forecasts is drawn over the map, and its slider changes the hour`(
    viewport: Viewport, language: String
  ) async throws {
    var options = BrowserOptions.viewport(viewport)
    options.languages = language
    try await browseOpenMeteo(options) { weda, browser in
      try await browser.openMap(weda)
      #expect(try await browser.findAll(.testID("map.layers.none")).isEmpty)
      try await browser.click(.testID("map.field.temperature"))
      try await browser.waitFor(testID: "map.field.hour")
      // A colour's cells are one path, and each row of them begins anew.
      try await browser.wait(
        until: """
          [...document.querySelectorAll('.map .leaflet-shapes-pane path')]
            .flatMap(path => path.getAttribute('d').match(/M/g) ?? []).length > 8
          """)
      let (first, middle) = (
        try await browser.find(.testID("map.field.hour")).text,
        try await browser.find(.testID("map.field.middle")).text
      )
      #expect(middle.contains("°"))
      if viewport == .desktop {
        let gap = try await browser.run(Self.gapBesideSlider).double
        #expect(try #require(gap) < 48, "the slider ends where the map does")
      }
      let plate = try await browser.run(Self.plateOfName).string
      #expect(plate.map { !$0.hasSuffix(" 0)") && $0 != "transparent" } ?? false, "\(plate ?? "")")
      try await browser.run(
        """
        const slider = document.querySelector("[data-testid='map.field.slider']");
        const line = slider.matches('input') ? slider : slider.querySelector('input');
        line.value = '20';
        line.dispatchEvent(new Event('input', { bubbles: true }));
        line.dispatchEvent(new Event('change', { bubbles: true }));
        """)
      try await browser.wait(
        until: "document.querySelector(\"[data-testid='map.field.hour']\").textContent !== args[0]",
        .string(first))
      try await browser.expectAccessible("map with a layer of forecasts, \(language)")
      try await browser.click(.testID("map.field.none"))
      try await browser.waitGone(.testID("map.field.hour"))
      try await browser.expectQuiet()
    }
  }

  /// The distance from the right end of the slider to that of the map.
  private static let gapBesideSlider = """
    const end = id => document.querySelector(`[data-testid='${id}']`).getBoundingClientRect().right;
    return end('map.canvas') - end('map.field.slider');
    """

  /// The colour behind the name of a town, which lines of a layer do not cross.
  private static let plateOfName = """
    return getComputedStyle(document.querySelector('.map > .map-town')).backgroundColor;
    """

  /// Runs work on the app without a key, with one browser.
  private func browseOpenMeteo(
    _ options: BrowserOptions, _ body: (WeDaUnderTest, Browser) async throws -> Void
  ) async throws {
    let service = try OpenMeteoSimulator()
    do {
      try await WeDaUnderTest.run(openMeteo: try service.start()) { weda in
        try await Browser.run(options) { browser in try await body(weda, browser) }
      }
    } catch {
      await service.stop()
      throw error
    }
    await service.stop()
  }

  private static let whole = "img.leaflet-tile-loaded"
  private static let missing = "img[data-lost]"

  /// Opens the layer of clouds, all of whose tiles fail.
  private func openBroken(_ weda: WeDaUnderTest, _ browser: Browser) async throws {
    try await browser.openMap(weda)
    // A map that a person has moved does not aim at its places again when its height changes, as
    // the message about missing tiles may change it: its tiles stay the same.
    try await browser.zoom("+")
    // The animation begins with the next frame.
    try await browser.run(
      "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    try await browser.wait(until: "!document.querySelector('.map .leaflet-zoom-anim')")
    await weda.simulator.faults.add(Fault(.drop, at: "/map/"))
    try await browser.click(.testID("map.layer.clouds"))
    try await browser.waitFor(testID: "map.problem")
    // It is hidden, so it is searched in the document.
    try await browser.wait(until: "document.querySelector(args[0])", .string(Self.missing))
  }

  @Test func `missing tiles are requested again and reported until they arrive`()
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await openBroken(weda, browser)
      let words = try await browser.find(.testID("map.problem")).text
      #expect(words.contains("its weather service cannot be reached"), "\(words)")
      // All tiles succeed but the one in the middle.
      let square = try #require(
        try await browser.run(
          """
          const map = document.querySelector('.map').getBoundingClientRect();
          const [x, y] = [(map.left + map.right) / 2, (map.top + map.bottom) / 2];
          // The map keeps tiles of an earlier zoom level below until those above are loaded.
          const level = (img) => Number(img.parentElement.style.zIndex);
          const middle = [...document.querySelectorAll(args[0])].filter((img) => {
            const box = img.getBoundingClientRect();
            return box.left <= x && x < box.right && box.top <= y && y < box.bottom;
          }).sort((one, other) => level(other) - level(one))[0];
          return middle.src.match(/\\d+\\/\\d+\\/\\d+/g).at(-1);
          """, .string(Self.missing)
        ).string)
      await weda.simulator.faults.replaceAll(with: Fault(.drop, at: "/map/clouds_new/\(square)"))
      try await browser.waitFor(.css(Self.whole))
      try await browser.wait(
        until: "document.querySelectorAll(args[0]).length === 1", .string(Self.missing))
      // The page reports after each try whether tiles are missing.
      try await browser.waitFor(testID: "map.problem")
      await weda.simulator.faults.removeAll()
      try await browser.wait(until: "!document.querySelector(args[0])", .string(Self.missing))
      try await browser.waitGone(.testID("map.problem"))
      try await browser.expectQuiet(ignoring: "502")
    }
  }

  @Test(arguments: Viewport.both)
  func `Refresh requests the missing tiles of a layer`(viewport: Viewport) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await openBroken(weda, browser)
      await weda.simulator.faults.removeAll()
      try await browser.click(.css(".page:not(.away) [data-testid=RefreshButton]"))
      // At once, not after the retry interval (`MapTileTests`).
      try await browser.wait(
        until: "JSON.parse(document.querySelector('.map').dataset.map).tiles.at(-1).turn === 1")
      try await browser.waitGone(.testID("map.problem"))
      try await browser.wait(until: "!document.querySelector(args[0])", .string(Self.missing))
      try await browser.expectQuiet(ignoring: "502")
    }
  }

  @Test func `the HTML of the map page contains markers and rows without JavaScript`()
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.fill(weda)
      let page =
        try await browser.run(
          "return fetch('/map').then(it => it.text())"
        ).string ?? ""
      #expect(page.contains("map.marker.london-england-gb") && page.contains("map.row.tokyo"))
    }
  }
}

/// The place of a marker in the window.
private struct Spot {
  let x: Double
  let isInside: Bool
}

extension Browser {
  fileprivate func openMap(_ weda: WeDaUnderTest) async throws {
    try await fill(weda)
    try await choose(tab: "/map")
    try await waitFor(.css(".map-land"))
    try await waitFor(.css(".map > .pin[style*=translate]"))
    try await waitUntilLive()
  }

  fileprivate func zoom(_ sign: String) async throws {
    try await run(
      """
      [...document.querySelectorAll('.map-zoom button')]
        .find(it => it.textContent === args[0]).click();
      """, .string(sign))
  }

  fileprivate static func spotScript(_ name: String) -> String {
    "document.querySelector(\"[data-testid^='map.marker.\(name)']\").getBoundingClientRect()"
  }

  fileprivate func spot(_ name: String) async throws -> Spot {
    let found = try await run(
      """
      const pin = \(Self.spotScript(name));
      const map = document.querySelector('.map').getBoundingClientRect();
      const isInside = pin.left >= map.left && pin.right <= map.right && pin.top >= map.top
        && pin.bottom <= map.bottom;
      return [pin.left, isInside];
      """)
    let parts = found.array ?? []
    return Spot(x: parts.first?.double ?? .nan, isInside: parts.last == true)
  }
}
