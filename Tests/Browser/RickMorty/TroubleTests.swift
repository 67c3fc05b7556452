import Foundation
import RickMortySimulator
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of both tabs of the characters app while its service, its disk or its data fails.
@Suite(.timeLimit(.minutes(60))) struct TroubleTests {
  /// Runs work in a browser on the app with a service that can be stopped and restarted.
  private func browse(
    _ tab: FeedTab, _ work: (Browser, ServedApp, RickMortySimulator) async throws -> Void
  ) async throws {
    let simulator = RickMortySimulator()
    let address = try simulator.start().appendingPathComponent("api")
    let app = try await ServedApp.start(
      "rickmorty", environment: ["RICKMORTY_BASE_URL": address.absoluteString])
    try await Browser.run(.viewport(.phone)) { browser in
      try await work(browser, app, simulator)
    }
    try await app.stop()
    await simulator.stop()
  }

  private func openAnyway(_ browser: Browser, _ app: ServedApp, _ tab: FeedTab) async throws {
    try await browser.openLive(app.url.absoluteString)
    try await browser.choose(tab: tab.path)
  }

  @Test(arguments: FeedTab.allCases)
  func `a list without a service shows an error and loads once there is one`(
    tab: FeedTab
  ) async throws {
    try await browse(tab) { browser, app, simulator in
      await simulator.faults.add(Fault(.drop, at: "/api"))
      try await openAnyway(browser, app, tab)
      try await browser.waitFor(testID: "app.error")
      try await browser.waitFor(text: "No connection")
      #expect(try await browser.findAll(.css(tab.rows)).isEmpty)
      try await browser.expectAccessibleEveryWay("\(tab.rawValue)'s list without a network")
      try await browser.click(.testID("feed.filter.favorites"))
      try await browser.waitFor(text: "No favorites yet")
      await simulator.faults.removeAll()
      try await browser.click(.testID("feed.filter.all"))
      try await browser.click(.testID("app.retry"))
      try await browser.waitFor(tab.row(1))
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: FeedTab.allCases)
  func `a refresh requests page 1 and keeps the list meanwhile`(
    tab: FeedTab
  ) async throws {
    try await browse(tab) { browser, app, simulator in
      try await browser.open(tab, of: app.url)
      await simulator.requests.removeAll()
      try await browser.click(.role("button", name: "Refresh"))
      for _ in 0..<500 where await simulator.requests.entries.isEmpty { try await browser.rest() }
      let asked = await simulator.requests.entries.filter { $0.path == "/api/character" }
      #expect(asked.map(\.query) == ["page=1"])
      #expect(try await browser.findAll(tab.row(1)).count == 1)
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: FeedTab.allCases)
  func `a page that fails keeps the rows above, and loads after a retry`(
    tab: FeedTab
  ) async throws {
    try await browse(tab) { browser, app, simulator in
      try await browser.open(tab, of: app.url)
      await simulator.faults.add(Fault(.malformed, at: "/api/character"))
      try await browser.reveal(tab.name(18))
      try await browser.waitFor(text: "Unreadable answer")
      #expect(try await browser.findAll(tab.row(20)).count == 1)
      await simulator.faults.removeAll()
      try await browser.click(.testID("app.retry"))
      try await browser.waitFor(tab.row(21))
      try await browser.waitGone(.testID("app.error"))
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: FeedTab.allCases)
  func `a favourite that cannot be stored shows a message without the file's name`(
    tab: FeedTab
  ) async throws {
    try await browse(tab) { browser, app, _ in
      try await browser.open(tab, of: app.url)
      try spoil(app.dataFolder)
      try await browser.click(tab.star(2))
      try await browser.waitFor(text: "Your favorites cannot be reached")
      let words = try await browser.run("return document.body.innerText").string ?? ""
      #expect(!words.contains(app.dataFolder.path) && !words.contains("sqlite"))
      try await browser.expectAccessible("a favourite that is refused")
      try await browser.click(.role("button", name: "OK"))
      try await browser.waitFor(.role("button", name: "Keep Morty Smith"))
      try await browser.expectQuiet()
    }
  }

  /// Overwrites the open files of a program, as a broken disk would; each keeps its length.
  private func spoil(_ folder: URL) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for file in files where file.contains("sqlite") {
      let path = folder.appendingPathComponent(file)
      let handle = try FileHandle(forUpdating: path)
      let length = try handle.seekToEnd()
      try handle.seek(toOffset: 0)
      try handle.write(contentsOf: Data(repeating: 0x5A, count: Int(length)))
      try handle.close()
    }
  }

  @Test(arguments: FeedTab.allCases)
  func `an unknown or invalid character number shows a message`(
    tab: FeedTab
  ) async throws {
    try await browse(tab) { browser, app, _ in
      let root = app.url.absoluteString.trimmingCharacters(in: ["/"])
      let list = tab == .swiftUI ? "" : "/uikit"
      try await browser.openLive("\(root)\(list)/character/99999")
      try await browser.waitFor(text: "There is no character with this number")
      try await browser.expectAccessible("nobody's details")
      for odd in ["first", "-1", "%F0%9F%98%80", "1/2/3"] {
        let page = try await RawHTTPClient(app.url).get("\(list)/character/\(odd)")
        #expect([200, 404].contains(page.status), "\(odd): \(page.status)")
      }
      for odd in [
        "status=%F0%9F%98%80", "status=&name=", "name=%ff",
        "name=\(String(repeating: "a", count: 2_000))",
      ] {
        let page = try await RawHTTPClient(app.url).get("\(list)/?\(odd)")
        #expect(page.status == 200, "\(odd): \(page.status)")
      }
    }
  }
}
