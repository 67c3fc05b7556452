import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the dialogs, explanations and shared pages in every language.
extension LanguageTests {
  @Test(
    .mission("W-01", "W-10", "W-13", "W-226"), .timeLimit(.minutes(60)), arguments: languages)
  func `alerts and refusals are translated, accessible and fully visible`(language: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let picture = folder.file("weda.json")
    try Data([0x89, 0x50, 0x4E, 0x47]).write(to: picture)
    try await WeDaUnderTest.browse(Self.phone(language)) { weda, browser in
      let look = LanguageLook(browser: browser, language: language)
      try await browser.openLive(weda.page("/"))
      try await browser.search(for: "London")
      try await browser.openLive(weda.page("/history"))
      try await browser.click(.testID("history.clear"))
      try await browser.waitFor(testID: "history.clear.cancel")
      try await look.at("emptying the history")
      try await browser.click(.testID("history.clear.confirm"))
      // The offer lasts for eight seconds: long enough to be looked at in one window.
      try await browser.waitFor(testID: "history.undo")
      try await browser.expectAccessible("an emptied history that can be restored, \(language)")
      try await browser.openLive(weda.page("/settings"))
      try await browser.click(.testID("backup.forget"))
      try await browser.waitFor(testID: "backup.forget.cancel")
      try await look.at("forgetting everything")
      try await browser.click(.testID("backup.forget.cancel"))
      try await browser.waitGone(.css("dialog.alert"))
      try await browser.click(.testID("backup.import"))
      try await browser.choose(picture, in: .testID("FileField"))
      try await browser.waitFor(testID: "backup.notice.dismiss")
      try await look.at("a file that is refused")
      try await browser.expectQuiet()
    }
  }

  @Test(
    .mission("W-01", "W-10", "W-13", "W-226"), .timeLimit(.minutes(60)), arguments: languages)
  func `editing favourites is translated, accessible and fully visible`(
    language: String
  ) async throws {
    try await WeDaUnderTest.browse(Self.phone(language)) { weda, browser in
      let look = LanguageLook(browser: browser, language: language)
      try await browser.openLive(weda.page("/"))
      try await browser.search(for: "London")
      try await browser.click(.testID("details.star"))
      try await browser.waitFor(.css("[data-testid='details.star'][aria-pressed=true]"))
      try await browser.openLive(weda.page("/favorites"))
      try await browser.click(.testID("favorites.edit"))
      try await browser.waitFor(.css(".row .handle"))
      try await browser.waitUntilLive()
      try await look.at("favourites, edited")
      try await browser.click(.testID("favorites.rename.london-england-gb"))
      try await browser.waitFor(testID: "favorites.name")
      try await look.at("renaming", systemButtons: 1)
      try await browser.type("<b>", into: .testID("favorites.name"))
      try await browser.click(.testID("favorites.name.save"))
      try await browser.waitGone(.testID("favorites.name"))
      try await browser.waitFor(.css("dialog[open]"))
      try await look.at("a name that is refused", systemButtons: 1)
      try await browser.openLive(weda.page("/favorites"))
      try await browser.click(.testID("favorites.remove.london-england-gb"))
      // The offer lasts for eight seconds: long enough to be looked at in one window.
      try await browser.waitFor(testID: "favorites.undo")
      let name = "a removed favourite that can be restored, \(language)"
      try await browser.expectUnclipped(name)
      try await browser.expectToFit(name)
      try await browser.expectAccessible(name)
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-01", "W-10", "W-13", "W-226"), arguments: languages)
  func `a shared page is translated, accessible and fully visible`(
    language: String
  ) async throws {
    try await WeDaUnderTest.browse(Self.phone(language)) { weda, browser in
      try await browser.openLive(weda.page("/shared/london-england-gb/wind-beaufort"))
      try await browser.waitFor(testID: "details.temperature")
      try await browser.waitFor(testID: "share.banner")
      try await browser.waitUntilLive()
      try await LanguageLook(browser: browser, language: language).at("shared")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-01", "W-10", "W-13", "W-226"), arguments: languages)
  func `demo data, a map's layer and a card are translated, accessible and fully visible`(
    language: String
  ) async throws {
    let app = try await ServedApp.start(
      "weda", arguments: ["-provider", "demo", "-embed", "https://example.org"])
    try await Browser.run(Self.phone(language)) { browser in
      let look = LanguageLook(browser: browser, language: language)
      try await browser.openLive(app.url.absoluteString)
      try await browser.waitFor(testID: "app.demoBanner")
      try await look.at("demo")
      try await browser.click(.testID("app.demoHelp"))
      try await browser.waitFor(testID: "app.demoHelp.done")
      try await browser.waitUntilLive()
      try await look.at("demo-help")
      try await browser.openLive(app.url.appending(path: "map").absoluteString)
      try await browser.click(.testID("map.field.temperature"))
      try await browser.waitFor(testID: "map.field.hour")
      try await look.at("map with a layer of forecasts")
      try await browser.open(app.url.appending(path: "embed/london-england-gb").absoluteString)
      try await browser.waitFor(.css("main"))
      // The card is plain HTML: its link to the app has no identifier.
      try await look.at("card", systemButtons: 1)
      try await browser.expectQuiet()
    }
    try await app.stop()
  }

  private static func phone(_ language: String) -> BrowserOptions {
    var options = BrowserOptions.viewport(.phone)
    options.languages = language
    return options
  }
}
