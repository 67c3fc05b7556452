import Foundation
import RickMortySimulator
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import StrataWebServer
import Testing

/// Tests of the characters app with a working and a failing service.
@Suite(.timeLimit(.minutes(60))) struct ServiceTests {
  /// Runs work in a browser on the app with a simulator in this process.
  private func browse(
    _ tab: FeedTab, faults: [Fault] = [],
    _ work: (Browser, ServedApp, RickMortySimulator) async throws -> Void
  ) async throws {
    let simulator = RickMortySimulator(.init(faults: faults))
    let address = try simulator.start().appendingPathComponent("api")
    let app = try await ServedApp.start(
      "rickmorty", environment: ["RICKMORTY_BASE_URL": address.absoluteString])
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(tab, of: app.url)
      try await work(browser, app, simulator)
    }
    try await app.stop()
    await simulator.stop()
  }

  /// The number of visible portraits. The launch screen's picture remains in the page, hidden.
  private static let portraits = """
    (() => {
      const seen = it => it.checkVisibility() && it.getBoundingClientRect().height > 20;
      return [...document.querySelectorAll('img:not(#launch img)')].filter(it => seen(it) && it.naturalWidth).length;
    })()
    """

  @Test(.mission("R-01", "R-47", "R-81"), arguments: FeedTab.allCases)
  func `the service's characters are shown with their portraits`(tab: FeedTab) async throws {
    try await browse(tab) { browser, _, _ in
      // The simulator is not credited as rickandmortyapi.com.
      try await browser.waitFor(text: "Characters from 127.0.0.1:")
      #expect(try await !browser.text.contains("rickandmortyapi.com"))
      try await browser.wait(until: "\(Self.portraits) > 3")
      try await browser.click(tab.row(2))
      try await browser.waitFor(testID: "details.location")
      try await browser.wait(until: "\(Self.portraits) > 0")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("R-81"), arguments: FeedTab.allCases)
  func `a symbol replaces a portrait that fails to load`(tab: FeedTab) async throws {
    let fault = Fault(.status(500), at: "/api/character/avatar")
    try await browse(tab, faults: [fault]) { browser, _, _ in
      // A row of the table is a button over the cell, with the star beside it.
      try await browser.wait(
        until: """
          (() => {
            const it = document.querySelector(args[0]), row = it?.closest('li');
            return (row ?? it)?.querySelectorAll('svg').length === (row ? 2 : 1);
          })()
          """, .string("[data-testid='\(tab.name(1))']"))
      try await browser.wait(until: "\(Self.portraits) === 0")
      try await browser.expectAccessible("a list without portraits")
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: FeedTab.allCases)
  func `stored pages are shown and marked while the service is down`(tab: FeedTab) async throws {
    try await browse(tab) { browser, app, simulator in
      await simulator.simulator.faults.add(Fault(.status(500), at: "/api/character"))
      try await browser.reload()
      try await browser.waitFor(testID: "feed.offline")
      try await browser.waitFor(tab.row(20))
      try await browser.expectAccessible("a stored list")
      let root = app.url.absoluteString.trimmingCharacters(in: ["/"])
      let path = tab == .swiftUI ? "/character/7" : "/uikit/character/7"
      try await browser.openLive(root + path)
      try await browser.waitFor(testID: "details.location")
      try await browser.waitFor(testID: "feed.offline")
      try await browser.expectAccessible("a stored character")
      await simulator.simulator.faults.removeAll()
      try await browser.click(.testID("app.retry"))
      try await browser.waitGone(.testID("feed.offline"))
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("R-44"), arguments: FeedTab.allCases)
  func `a failed page shows an error and loads after a retry`(tab: FeedTab) async throws {
    try await browse(tab) { browser, _, simulator in
      await simulator.simulator.faults.add(Fault(.status(500), at: "/api/character"))
      try await browser.click(.testID("feed.filter.dead"))
      try await browser.waitFor(testID: "app.error")
      try await browser.expectAccessible("a failure in \(tab.rawValue)'s list")
      await simulator.simulator.faults.removeAll()
      try await browser.click(.testID("app.retry"))
      try await browser.wait(
        until: "document.querySelectorAll(args[0]).length > 5", .string(tab.rows))
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: FeedTab.allCases)
  func `an unreadable character is reported, and the others and more pages are shown`(
    tab: FeedTab
  ) async throws {
    let simulator = RickMortySimulator()
    let service = WebServer { request in
      var answer = await simulator.respond(to: request)
      guard case .bytes(let bytes) = answer.body else { return answer }
      let text = String(decoding: bytes, as: UTF8.self)
      answer.body = .bytes(Array(text.replacing(/"id": ?3,/, with: #""id":"three","#).utf8))
      return answer
    }
    let address = "http://127.0.0.1:\(try service.start())/api"
    let app = try await ServedApp.start("rickmorty", environment: ["RICKMORTY_BASE_URL": address])
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(tab, of: app.url)
      for id in [2, 4] { #expect(try await browser.findAll(tab.row(id)).count == 1) }
      #expect(try await browser.findAll(tab.row(3)).isEmpty)
      try await browser.waitFor(text: "Characters that could not be read: 1")
      try await browser.expectAccessible("a list that lacks one")
      for id in [19, 30] { try await browser.reveal(tab.name(id)) }
      try await browser.expectQuiet()
    }
    try await app.stop()
    await service.stop(within: .zero)
  }

  // The rows of a service's characters differ in height, so the space of those that are not
  // rendered is an estimate.
  @Test(arguments: FeedTab.allCases)
  func `Back from a reloaded details page restores the list's scroll position`(
    tab: FeedTab
  ) async throws {
    try await browse(tab) { browser, _, _ in
      for id in Array(stride(from: 18, through: 158, by: 20)) + [150] {
        try await browser.reveal(tab.name(id))
      }
      let before = try await browser.top(of: tab.name(150))
      try await browser.click(tab.row(150))
      try await browser.waitFor(testID: "details.location")
      try await browser.reload()
      try await browser.waitFor(testID: "details.location")
      try await browser.waitUntilLive()
      try await browser.back()
      try await browser.waitFor(tab.row(150))
      try await browser.wait(
        until:
          "Math.abs(document.querySelector(args[0]).getBoundingClientRect().top - args[1]) < 4",
        .string("[data-testid='\(tab.name(150))']"), .number(before))
      try await browser.rest()
      let after = try await browser.top(of: tab.name(150))
      #expect(abs(after - before) < 4)
      try await browser.expectQuiet()
    }
  }
}
