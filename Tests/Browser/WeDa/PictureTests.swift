import Foundation
import StrataBrowserTesting
import Testing

/// Takes pictures of every screen and scene, which a person looks at: see `docs/screens/README.md`.
///
/// It runs only if `WEDA_PICTURES` names the folder for the pictures.
@Suite(.enabled(if: Album.folder != nil), .timeLimit(.minutes(60))) struct PictureTests {
  @Test(arguments: Viewport.both, Browser.Appearance.allCases)
  func `pictures of the screens with all further data`(
    viewport: Viewport, appearance: Browser.Appearance
  ) async throws {
    try await FurtherWeDa.browse(.viewport(viewport)) { weda in
      let album = Album(weda.browser, viewport, appearance)
      try await album.open(weda.page("/"), "search.empty", "home-new")
      try await weda.visit { try await album.keep($0.replacing(" ", with: "-")) }
      for (path, id, name) in Self.screens {
        try await album.open(weda.page(path), id, name)
      }
      try await album.open(weda.page("/city/atlantis-xx"), "app.error", "error")
      try await weda.browser.openLive(weda.page("/"))
      try await weda.browser.type("Spr", into: Browser.searchField)
      try await weda.browser.waitFor(Browser.suggestion)
      try await album.keep("suggestions", isWhole: false)
      try await weda.browser.click(Browser.suggestion)
      try await weda.browser.waitFor(testID: "details.temperature")
      try await album.open(weda.page("/history"), "history.list", "history")
      try await album.open(weda.page("/"), "search.hours", "home")
    }
  }

  /// The address of each screen, an element that it shows, and the name of its picture.
  private static let screens = [
    ("/favorites", "favorites.list", "favorites"), ("/map", "map.list", "map"),
    ("/settings", "settings.units", "settings"),
    ("/settings/privacy", "privacy.page", "privacy"),
    ("/settings/status", "status.page", "status"),
  ]

  @Test(arguments: Viewport.both, Browser.Appearance.allCases)
  func `pictures of the skies over the world at this moment`(
    viewport: Viewport, appearance: Browser.Appearance
  ) async throws {
    let app = try await ServedApp.start("weda", arguments: ["-provider", "demo"])
    try await Browser.run(.viewport(viewport)) { browser in
      let album = Album(browser, viewport, appearance)
      let site = app.url.absoluteString.trimmingCharacters(in: ["/"])
      var seen: Set<String> = []
      for place in Self.places {
        try await browser.openLive("\(site)/city/\(place)")
        try await browser.waitFor(testID: "details.sky.sun")
        let scene = try await browser.scene
        guard seen.insert(scene).inserted else { continue }
        try await album.keep("scene-\(scene)", isWhole: false)
      }
      for layer in ["temperature", "wind"] {
        try await browser.openLive("\(site)/map")
        try await browser.click(.testID("map.field.\(layer)"))
        try await browser.waitFor(testID: "map.field.middle")
        try await album.keep("map-\(layer)")
      }
      #expect(seen.count >= 8, "so many different skies: \(seen.sorted())")
    }
    try await app.stop()
  }

  /// Places of every climate and of all hours of the day.
  private static let places = [
    "london-england-gb", "tokyo-tokyo-jp", "reykjavik-is", "nuuk-gl", "oslo-no", "tromso-no",
    "moscow-ru", "singapore-sg", "mumbai-maharashtra-in", "delhi-delhi-in", "dubai-ae",
    "cairo-eg", "nairobi-ke", "lagos-ng", "cape-town-western-cape-za",
    "sydney-new-south-wales-au", "perth-western-australia-au", "auckland-nz", "santiago-cl",
    "lima-pe", "sao-paulo-sao-paulo-br", "toronto-ontario-ca", "denver-colorado-us",
    "seattle-washington-us", "honolulu-hawaii-us", "anchorage-alaska-us",
    "mexico-city-mexico-city-mx", "miami-florida-us", "berlin-berlin-de", "madrid-madrid-es",
    "rome-lazio-it", "athens-gr", "bergen-no",
  ]
}

/// The pictures of one browser, in light or in dark.
private struct Album {
  /// The folder that `WEDA_PICTURES` names; `nil` if it names none.
  static let folder = ProcessInfo.processInfo.environment["WEDA_PICTURES"].map {
    URL(filePath: $0)
  }

  private let browser: Browser
  private let suffix: String
  private let appearance: Browser.Appearance

  init(_ browser: Browser, _ viewport: Viewport, _ appearance: Browser.Appearance) {
    self.browser = browser
    self.appearance = appearance
    suffix = "\(viewport == .phone ? "phone" : "desktop")-\(appearance.rawValue)"
  }

  /// Opens a screen, and keeps its picture once it is complete.
  func open(_ address: String, _ id: String, _ name: String) async throws {
    try await browser.openLive(address)
    try await browser.waitFor(testID: id)
    try await browser.wait(until: "!document.querySelector('.page:not(.away) .spin')")
    try await keep(name)
  }

  /// Keeps a picture of the visible screen.
  ///
  /// - Parameter isWhole: Whether the picture has the whole page, with the parts below the window.
  func keep(_ name: String, isWhole: Bool = true) async throws {
    guard let folder = Self.folder else { return }
    try await browser.show(in: appearance)
    try await browser.screenshot(
      to: folder.appending(path: "\(name)-\(suffix).png"), fullPage: isWhole)
  }
}

extension Browser {
  /// The sky that a place's page shows: the condition and the light of the day.
  fileprivate var scene: String {
    get async throws {
      try await run(
        """
        const text = id => document.querySelector(`[data-testid="${id}"]`).textContent;
        const sun = text('details.sky.sun'), angle = parseInt(sun.match(/\\d+/)[0]);
        const height = sun.includes('below') ? -angle : angle;
        const light = height >= 6 ? 'day' : height <= -12 ? 'night' : 'twilight';
        return `${text('details.condition')}-${light}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
        """
      ).string ?? "unknown"
    }
  }
}
