import Foundation
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of every screen in every language, on a phone and on a desktop, in light and in dark.
@Suite struct LanguageTests {
  static let languages = ["en", "es", "pt", "ar"]

  @Test(.mission("W-01", "W-10", "W-11", "W-13", "W-226"), arguments: languages)
  func `each screen is translated, accessible and fully visible`(language: String) async throws {
    var options = BrowserOptions.viewport(.phone)
    options.languages = language
    try await WeDaUnderTest.browse(options) { weda, browser in
      let look = LanguageLook(browser: browser, language: language)
      try await browser.openLive(weda.page("/"))
      try await browser.waitFor(testID: "search.empty")
      try await look.at("home-empty")
      try await browser.type("Xyzzyville", into: Browser.searchField)
      try await browser.press(.enter)
      try await browser.waitFor(testID: "search.noMatch")
      try await browser.waitUntilLive()
      try await look.at("no match", systemButtons: 1)
      for (path, id, screen) in Self.emptyScreens {
        try await browser.openLive(weda.page(path))
        try await browser.waitFor(testID: id)
        try await look.at(screen)
      }
      try await browser.fill(weda)
      try await look.at("details")
      for (path, id, screen) in Self.screens {
        try await browser.openLive(weda.page(path))
        try await browser.waitFor(testID: id)
        try await browser.wait(until: "!document.querySelector('.spin')")
        try await look.at(screen)
      }
      await weda.simulator.faults.add(Fault(.status(500), at: "/data/2.5"))
      try await browser.openLive(weda.page("/city/paris-ile-de-france-fr"))
      try await browser.waitFor(testID: "app.error")
      try await look.at("error")
      try await browser.openLive(weda.page("/city/atlantis-xx"))
      try await browser.waitFor(testID: "app.error")
      try await look.at("no such place")
      try await browser.openLive(weda.page("/here"))
      try await browser.waitFor(testID: "app.error")
      try await look.at("here, not allowed")
      try await browser.open(weda.page("/nonsense"))
      try await browser.waitFor(.css("main a"))
      try await look.at("no such page", systemButtons: 1)
      try await browser.expectQuiet(ignoring: "404")
    }
  }

  /// The screens behind a button or a permission.
  @Test(
    .mission("W-01", "W-10", "W-13", "W-226"), .timeLimit(.minutes(60)), arguments: languages)
  func `screens behind a button or permission are translated, accessible and fully visible`(
    language: String
  ) async throws {
    var options = BrowserOptions.viewport(.phone)
    options.languages = language
    let folder = try TemporaryFolder()
    try await WeDaUnderTest.browse(options) { weda, browser in
      let look = LanguageLook(browser: browser, language: language)
      try await browser.openLive(weda.page("/settings/privacy"))
      try await browser.waitFor(testID: "privacy.page")
      try await look.at("privacy")
      try await browser.openLive(weda.page("/settings"))
      try await browser.click(.testID("backup.import"))
      try await browser.choose(try Self.backup(in: folder), in: .testID("FileField"))
      try await browser.waitFor(testID: "backup.confirm")
      try await browser.waitUntilLive()
      let title = try await browser.run(
        "return getComputedStyle(document.querySelector('dialog .nb-title')).opacity")
      #expect(title == "1", "the question is the dialog's title")
      try await look.at("import preview")
      try await browser.openLive(weda.page("/"))
      try await browser.setPositionPermission(.granted)
      try await browser.move(latitude: 51.63, longitude: -0.18)
      try await browser.click(.testID("location.use"))
      try await browser.waitFor(testID: "location.allow")
      try await look.at("location sheet")
      try await browser.click(.testID("location.allow"))
      try await browser.waitFor(testID: "location.here")
      try await browser.openLive(weda.page("/here"))
      try await browser.waitFor(testID: "details.temperature")
      try await look.at("here")
      try await browser.expectQuiet()
    }
  }

  /// Returns a file with two favourites, as the app exports it.
  static func backup(in folder: TemporaryFolder) throws -> URL {
    let places = [("Tokyo", "JP", 35.69, 139.69), ("Paris", "FR", 48.85, 2.35)].map {
      #"{"place":{"name":"\#($0)","country":"\#($1)","latitude":\#($2),"longitude":\#($3)},"#
        + #""added_at":1700000000}"#
    }
    let file = folder.file("weda.json")
    let text = #"{"format":"weda","version":1,"favorites":[\#(places.joined(separator: ","))]}"#
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test func `the tests' layout check finds clipped text and buttons without an identifier`()
    async throws
  {
    let page = """
      <body style='margin: 0'>
      <p style='width: 40px; overflow: hidden; white-space: nowrap'>Across the box</p>
      <p style='height: 20px; overflow: hidden'>First<br>Below the box</p>
      <p style='position: absolute; left: -60px'>Edge</p>
      <p style='width: 40px; overflow: auto; white-space: nowrap'>Can be scrolled to</p>
      <p style='width: 400px; overflow: hidden'>Has room</p>
      <span style='position: absolute; width: 1px; height: 1px; overflow: hidden'>For listeners</span>
      <button>Nameless</button><button data-testid='named'>Named</button>
      """
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open("about:blank")
      try await browser.run("document.documentElement.innerHTML = arguments[0]", .string(page))
      let cut = try await browser.clipped()
      #expect(cut == ["across: Across the box", "down: Below the box", "edge: Edge"])
      #expect(try await browser.unidentified() == ["<button>Nameless</button>"])
    }
  }

  /// The address of each screen, an element that it shows, and its name.
  static let screens = [
    ("/", "search.recent", "home"), ("/favorites", "favorites.list", "favorites"),
    ("/map", "map.list", "map"),
    ("/history", "history.list", "history"), ("/settings", "settings.dataSource", "settings"),
    ("/settings/status", "status.page", "status"),
  ]

  /// The screens without searches and favourites.
  static let emptyScreens = [
    ("/favorites", "favorites.empty", "favorites-empty"), ("/map", "map.empty", "map-empty"),
    ("/history", "history.empty", "history-empty"),
  ]
}

/// One screen in the windows of a phone and a desktop, in light and in dark. The names of its controls in
/// the accessibility tree are checked by `KeyboardWalkTests`.
struct LanguageLook {
  let browser: Browser
  let language: String

  /// Checks a screen in both windows, in light and in dark.
  ///
  /// - Parameter systemButtons: The number of the system's buttons without an identifier, such as
  ///   the one that ends a search.
  func at(
    _ screen: String, systemButtons: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let page = try await browser.run(
      "const e = document.documentElement; return [e.lang, e.dir, getComputedStyle(e).direction]")
    let words = page.array?.compactMap(\.string) ?? []
    #expect(words.first?.hasPrefix(language) == true, sourceLocation: sourceLocation)
    #expect(words.last == (language == "ar" ? "rtl" : "ltr"), sourceLocation: sourceLocation)
    let unnamed = try await browser.unidentified()
    #expect(unnamed.count == systemButtons, "\(screen): \(unnamed)", sourceLocation: sourceLocation)
    for (viewport, size) in [(Viewport.phone, "phone"), (.desktop, "desktop")] {
      try await browser.setViewport(viewport)
      let name = "\(screen), \(language), \(size)"
      try await browser.expectAccessible(name, sourceLocation: sourceLocation)
      try await browser.expectToFit(name, sourceLocation: sourceLocation)
      try await browser.expectUnclipped(name, sourceLocation: sourceLocation)
    }
    try await browser.setViewport(.phone)
  }
}
