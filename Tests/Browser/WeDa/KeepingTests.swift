import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the person's data: its order, its export to another device, sharing, and deletion.
@Suite struct KeepingTests {
  private static let rows = Locator.css("[data-testid^='favorites.row.']")
  private static let edit = Locator.css(".page:not(.away) [data-testid='favorites.edit']")

  // MARK: Order and names

  @Test(.mission("W-05"), arguments: ["mouse", "keys"])
  func `reordering by drag or keyboard survives a reload and a restart of the server`(way: String)
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.keep(["Tokyo", "Paris", "London"], weda)
      #expect(try await browser.favorites() == ["London", "Paris", "Tokyo"])
      try await browser.click(Self.edit)
      let handle = Locator.css(".row:last-child .handle")
      try await browser.waitFor(handle)
      if way == "mouse" {
        let from = try await browser.find(handle).frame
        let first = try await browser.find(.css(".row")).frame
        try await browser.drag(handle, by: 0, Int(first.y + 5 - from.y - from.height / 2))
      } else {
        try await browser.run("document.querySelector('.row:last-child .handle').focus()")
        try await browser.press(.arrowUp)
        try await browser.wait(
          until: "document.querySelectorAll('.row')[1].innerText.includes('Tokyo')")
        // The focus stays on the moved row, so that the next key moves it again.
        try await browser.press(.arrowUp)
      }
      try await browser.wait(
        until: "document.querySelector('.row').innerText.includes('Tokyo')")
      try await browser.waitUntilLive()
      #expect(try await browser.favorites() == ["Tokyo", "London", "Paris"])
      try await browser.expectAccessible("favorites, edited")
      try await browser.openLive(weda.page("/favorites"))
      #expect(try await browser.favorites() == ["Tokyo", "London", "Paris"])
      try await weda.app.restart()
      try await browser.openLive(weda.page("/favorites"))
      #expect(try await browser.favorites() == ["Tokyo", "London", "Paris"])
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
  }

  @Test func `a favourite's label is shown above its name`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.keep(["London"], weda)
      try await browser.rename("Grandma", checkingAccess: true)
      try await browser.openLive(weda.page("/favorites"))
      let row = try await browser.waitFor(testID: "favorites.row.london-england-gb").text
      #expect(row.contains("Grandma") && row.contains("London, England, United Kingdom"), "\(row)")
      try await browser.click(Self.edit)
      try await browser.click(.testID("favorites.rename.london-england-gb"))
      try await browser.clear(.testID("favorites.name"))
      try await browser.type("<b>", into: .testID("favorites.name"))
      try await browser.click(.testID("favorites.name.save"))
      try await browser.waitFor(text: "no < and >")
      try await browser.expectQuiet()
    }
  }

  // MARK: Taking along

  @Test(.mission("W-05"))
  func `favourites exported by one browser can be imported by another`() async throws {
    let folder = try TemporaryFolder()
    try await WeDaUnderTest.run { weda in
      let file = folder.file("weda.json")
      try await Browser.run(.viewport(.desktop)) { browser in
        try await browser.keep(["Tokyo", "London"], weda)
        try await browser.openLive(weda.page("/settings"))
        try await browser.catchSavedFiles()
        try await browser.click(.testID("backup.export"))
        try await browser.wait(until: "window.saved?.length")
        let name = try await browser.run("return saved[0][0]").string
        #expect(name == "weda.json")
        try await browser.waitUntilLive()
        #expect(try await browser.run("return saved.length") == 1, "saved once")
        let text = try await browser.run("return saved[0][1]").string ?? ""
        #expect(text.contains(#""format" : "weda""#) && !text.contains(WeDaUnderTest.key))
        try Data(text.utf8).write(to: file)
        try await browser.expectQuiet()
      }
      try await Browser.run(.viewport(.phone)) { other in
        try await other.keep(["Paris"], weda)
        try await other.openLive(weda.page("/settings"))
        try await other.click(.testID("backup.import"))
        try await other.waitFor(testID: "FileField")
        try await other.expectAccessible("choosing a file")
        try await other.choose(file, in: .testID("FileField"))
        try await other.waitFor(testID: "backup.confirm")
        try await other.waitFor(text: "2 favorites are added:")
        try await other.expectAccessible("preview")
        try await other.click(.testID("backup.confirm"))
        try await other.waitFor(text: "The file was loaded")
        try await other.openLive(weda.page("/favorites"))
        #expect(try await other.favorites() == ["Paris", "London", "Tokyo"])
        try await other.expectQuiet()
      }
    }
  }

  @Test
  func `importing an invalid, truncated or too large file shows the reason and changes nothing`()
    async throws
  {
    let folder = try TemporaryFolder()
    let hostile =
      #"{"format":"weda","version":1,"favorites":[{"place":{"name":"<img src=x>","#
      + #""country":"GB","latitude":1,"longitude":1},"added_at":1}]}"#
    let files: [(String, Data, String)] = [
      ("hostile", Data(hostile.utf8), "favorites[0].place.name"),
      ("cut", Data(hostile.utf8).prefix(40), "ends in the middle"),
      ("newer", Data(#"{"format":"weda","version":9}"#.utf8), "reads up to 1"),
      ("large", Data(repeating: 0x20, count: 300_000), "larger than 256 kB"),
      ("huge", Data(repeating: 0x20, count: 2_000_000), "larger than 256 kB"),
      ("picture", Data([0x89, 0x50, 0x4E, 0x47]), "not JSON"),
    ]
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.keep(["London"], weda)
      try await browser.openLive(weda.page("/settings"))
      for (name, contents, words) in files {
        let file = folder.file("\(name).json")
        try contents.write(to: file)
        try await browser.click(.testID("backup.import"))
        try await browser.choose(file, in: .testID("FileField"))
        try await browser.waitFor(text: words)
        try await browser.waitFor(text: "Nothing has been changed.")
        try await browser.click(.css("dialog.alert button"))
        try await browser.waitGone(.css("dialog.alert"))
      }
      try await browser.openLive(weda.page("/favorites"))
      #expect(try await browser.favorites() == ["London"])
      try await browser.expectQuiet()
    }
  }

  // MARK: Sharing

  @Test func `a shared page shows place, units, language and day on a new device`()
    async throws
  {
    try await WeDaUnderTest.run { weda in
      let link = Recorded<String>()
      try await Browser.run(.viewport(.phone)) { browser in
        try await browser.openDetails(weda)
        try await browser.openLive(weda.page("/settings"))
        try await browser.chooseSpanish()
        try await browser.waitFor(text: "Ajustes")
        try await browser.openDetails(weda)
        let days = Locator.css("[data-testid^='details.day.']")
        let second = try await browser.findAll(days)[1].attribute("data-testid") ?? ""
        try await browser.click(.testID(second))
        try await browser.waitUntilLive()
        try await browser.run(
          """
          window.shared = [];
          navigator.share = (it) => { shared.push(it.url); return Promise.resolve(); };
          """)
        try await browser.click(.testID("details.more"))
        try await browser.click(.testID("share.link"))
        try await browser.wait(until: "shared.length")
        let shared = try await browser.run("return shared[0]").string ?? ""
        #expect(shared.hasPrefix(weda.page("/shared/london-england-gb/")))
        #expect(shared.contains("language-es") && !shared.contains(WeDaUnderTest.key))
        let words = shared.dropFirst(weda.page("/shared/").count)
        #expect(!words.contains(",") && !words.contains("@") && !words.contains("%"))
        link.record(shared)
        try await browser.expectQuiet()
      }
      try await Browser.run(.viewport(.phone)) { stranger in
        let shared = try #require(link.all.first)
        try await stranger.openLive(shared)
        try await stranger.waitFor(testID: "details.temperature")
        try await stranger.wait(until: "document.title === 'Londres'")
        let wind = try await stranger.find(.testID("details.fact.wind")).text
        #expect(wind.contains("Viento"), "\(wind)")
        let day = shared.suffix(10)
        try await stranger.waitFor(testID: "details.hours.\(day)")
        try await stranger.waitFor(testID: "share.banner")
        try await stranger.expectAccessible("shared page")
        try await stranger.expectToFit("shared page")
        // The rest of the app keeps the reader's language.
        try await stranger.choose(tab: "/settings")
        try await stranger.waitFor(text: "Settings")
        try await stranger.expectQuiet()
      }
    }
  }

  // MARK: Forgetting

  @Test func `deleting all data empties lists and database`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      // A shared copy of weather contains no person's label.
      let name = "Grandma Sigurbjorg"
      try await browser.keep(["London"], weda)
      try await browser.rename(name)
      try await browser.openLive(weda.page("/favorites"))
      try await browser.waitFor(text: name)
      #expect(try weda.files(with: name).contains { $0.contains("sqlite") })
      try await browser.openLive(weda.page("/settings"))
      try await browser.click(.testID("backup.forget"))
      try await browser.expectAccessible("forgetting")
      try await browser.click(.testID("backup.forget.confirm"))
      try await browser.waitFor(text: "All data is deleted")
      #expect(try weda.files(with: name) == [])
      try await browser.openLive(weda.page("/favorites"))
      try await browser.waitFor(testID: "favorites.empty")
      try await browser.openLive(weda.page("/history"))
      try await browser.waitFor(testID: "history.empty")
      try await browser.expectQuiet()
    }
  }

  @Test
  func `a window updates without a reload when another one adds a favourite or deletes all data`()
    async throws
  {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page("/favorites"))
      try await browser.waitFor(testID: "favorites.empty")
      try await browser.run("window.isUntouched = true")
      let first = try await browser.tab
      try await browser.openOther(weda.page(Browser.london))
      try await browser.click(.testID("details.star"))
      try await browser.waitFor(.css("[data-testid='details.star'][aria-pressed=true]"))
      try await browser.show(first)
      try await browser.waitFor(.css("[data-testid^='favorites.row.london']"))
      try await browser.openOther(weda.page("/settings"))
      try await browser.click(.testID("backup.forget"))
      try await browser.click(.testID("backup.forget.confirm"))
      try await browser.waitFor(text: "All data is deleted")
      try await browser.show(first)
      try await browser.waitFor(testID: "favorites.empty")
      try await browser.waitFor(text: "Another window deleted the data stored for this browser.")
      try await browser.expectAccessible("forgotten in another window")
      try await browser.click(.testID("backup.notice.dismiss"))
      try await browser.waitGone(.css("dialog.alert"))
      #expect(try await browser.run("return window.isUntouched").bool == true)
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: [ScreenLook.Kind.phone, .desktop, .zoomed])
  func `privacy and credits are shown`(kind: ScreenLook.Kind) async throws {
    try await WeDaUnderTest.browse(kind.options) { weda, browser in
      let look = ScreenLook(kind: kind, browser: browser)
      try await browser.openLive(weda.page("/settings"))
      try await browser.click(.testID("privacy.link"))
      try await browser.waitFor(testID: "privacy.page")
      #expect(try await browser.url == weda.page("/settings/privacy"))
      try await look.at("privacy")
      let links = try await browser.run(
        "return [...document.querySelectorAll('.page:not(.away) a[href^=https]')].map(a => a.href)")
      // Each of the five sources has its site and its licence.
      #expect(links.array?.count == 10)
    }
  }
}

extension Browser {
  /// Opens an address in a new tab, and selects it.
  fileprivate func openOther(_ address: String) async throws {
    try await openTab(try #require(URL(string: address)))
    try await waitUntilLive()
  }

  /// Renames London in the list, and leaves the list in edit mode.
  fileprivate func rename(_ name: String, checkingAccess: Bool = false) async throws {
    try await click(.css(".page:not(.away) [data-testid='favorites.edit']"))
    try await click(.testID("favorites.rename.london-england-gb"))
    try await type(name, into: .testID("favorites.name"))
    if checkingAccess { try await expectAccessible("renaming") }
    try await click(.testID("favorites.name.save"))
    try await waitFor(text: name)
  }

  /// Searches for places and adds each to the favourites; ends on the list.
  fileprivate func keep(_ names: [String], _ weda: WeDaUnderTest) async throws {
    for name in names {
      try await openLive(weda.page("/"))
      try await search(for: name)
      try await click(.testID("details.star"))
      try await waitFor(.css("[data-testid='details.star'][aria-pressed=true]"))
    }
    try await openLive(weda.page("/favorites"))
    try await waitFor(testID: "favorites.list")
  }

  /// Returns the names in the list, from top to bottom.
  func favorites() async throws -> [String] {
    try await waitFor(testID: "favorites.list")
    return try await texts(.css("[data-testid^='favorites.row.']"))
      .map { String($0.split(separator: "\n")[0]) }
  }

  /// Records the name and the text of all further saved files in `saved`.
  func catchSavedFiles() async throws {
    try await run(
      """
      window.saved = [];
      const make = URL.createObjectURL, click = HTMLAnchorElement.prototype.click;
      let last;
      URL.createObjectURL = (blob) => { last = blob; return make.call(URL, blob); };
      HTMLAnchorElement.prototype.click = function () {
        if (this.download) last.text().then((text) => saved.push([this.download, text]));
        click.call(this);
      };
      """)
  }

  /// Chooses Spanish in the settings.
  fileprivate func chooseSpanish() async throws {
    try await run(
      """
      const isSpanish = (it) => it.text.startsWith('Espa');
      const list = [...document.querySelectorAll('select')]
        .find((it) => [...it.options].some(isSpanish));
      list.selectedIndex = [...list.options].findIndex(isSpanish);
      list.dispatchEvent(new Event('change', {bubbles: true}));
      """)
    try await waitUntilLive()
  }
}

extension WeDaUnderTest {
  /// Returns the files of the data folder that contain a text.
  fileprivate func files(with text: String) throws -> [String] {
    var seen = Seen()
    try seen.add(folder: app.dataFolder)
    return seen.pieces.filter { $0.text.contains(text) }.map(\.name)
  }
}
