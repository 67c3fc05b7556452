import Foundation
import StrataBrowserTesting
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

/// Tests of two WeDa processes on one data folder, and a browser with a page of one of them.
@Suite struct TwoProcessTests {
  private static let ids = (0..<12).map { "alert.\($0)" }
  private static let shown = "[...document.querySelectorAll('#notices > article')]"

  private func start(on folder: URL) async throws -> ServedApp {
    var configuration = ServedApp.Configuration("weda")
    configuration.arguments = ["-provider", "demo"]
    configuration.dataFolder = folder
    return try await ServedApp.start(configuration)
  }

  /// Allows notifications on the page of the settings, and leaves it open.
  private func allow(at app: ServedApp, _ browser: Browser) async throws {
    try await browser.openLive(page(app, "/settings"))
    try await browser.setNoticePermission(.granted)
    if try await !browser.findAll(.testID("notifications.ask")).isEmpty {
      try await browser.click(.testID("notifications.ask"))
      try await browser.waitGone(.testID("notifications.ask"))
    }
    try await browser.waitUntilLive()
  }

  private func page(_ app: ServedApp, _ path: String) -> String {
    app.url.absoluteString.trimmingCharacters(in: ["/"]) + path
  }

  /// Returns the browser's device, which both processes check because of its favourite.
  private func device(of browser: Browser, in database: Database) async throws -> DeviceID {
    try await browser.click(.testID("details.star"))
    try await browser.waitFor(.css("[data-testid='details.star'][aria-pressed=true]"))
    try await browser.waitUntilLive()
    while true {
      let due = try await database.due(kind: "task", at: .distantFuture)
      if let device = due.first?.device { return device }
    }
  }

  private func tell(_ device: DeviceID, in database: Database) throws {
    let schedule = database.schedule(of: device)
    for id in Self.ids {
      let notice = Notice(id: id, title: "London", body: "storm \(id)")
      #expect(schedule.put(try #require(notice.entry(at: Date()))))
    }
  }

  private func expectEachOnce(_ browser: Browser) async throws {
    try await browser.wait(until: "\(Self.shown).length >= \(Self.ids.count)")
    let seen = try await browser.run("return window.cards")
    #expect(seen.array?.compactMap(\.string).sorted() == Self.ids.sorted())
  }

  /// Records every notice that is added to the page, including replacements.
  private func watchCards(_ browser: Browser) async throws {
    try await browser.run(
      """
      window.cards = [];
      new MutationObserver((all) => all.forEach((it) => it.addedNodes.forEach((node) => {
        if (node.matches?.('#notices > article')) window.cards.push(node.dataset.notice);
      }))).observe(document.body, { subtree: true, childList: true });
      """)
  }

  @Test
  func `with two server processes on one database, a notification is shown once on the open page`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (first, second) = (try await start(on: folder.url), try await start(on: folder.url))
    let database = try Database(file: folder.file("data.sqlite"))
    try await Browser.run(.notifying(.phone)) { browser in
      try await allow(at: first, browser)
      try await browser.openLive(page(first, Browser.london))
      let device = try await device(of: browser, in: database)
      try await allow(at: second, browser)
      try await watchCards(browser)
      // The first process has no page any more, and checks for notices as often as the second.
      try tell(device, in: database)
      try await expectEachOnce(browser)
      try await browser.expectQuiet()
    }
    for app in [first, second] { #expect(try await app.stop() == .exited(0)) }
    await database.close()
  }

  @Test
  func `a notification of a killed process is shown once by another process on the next page`()
    async throws
  {
    let folder = try TemporaryFolder()
    let first = try await start(on: folder.url)
    let database = try Database(file: folder.file("data.sqlite"))
    try await Browser.run(.notifying(.phone)) { browser in
      try await allow(at: first, browser)
      try await browser.openLive(page(first, Browser.london))
      let device = try await device(of: browser, in: database)
      try await browser.open("about:blank")
      try tell(device, in: database)
      while !database.schedule(of: device).entries(kind: Notice.waiting).isEmpty {
        try await browser.run("return 0")
      }
      _ = try await first.kill()
      let second = try await start(on: folder.url)
      // The permission belongs to each address.
      try await browser.open(page(second, "/settings"))
      try await browser.setNoticePermission(.granted)
      try await watchCards(browser)
      try await expectEachOnce(browser)
      let opened = try await browser.run("return performance.timeOrigin")
      try await browser.openLive(page(second, "/settings"))
      #expect(try await browser.run("return performance.timeOrigin") != opened)
      #expect(try await browser.findAll(.css("#notices > article")).isEmpty)
      #expect(database.schedule(of: device).entries(kind: Notice.unseen).isEmpty)
      #expect(try await second.stop() == .exited(0))
    }
    await database.close()
  }
}
