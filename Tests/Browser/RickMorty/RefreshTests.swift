import Foundation
import RickMortySimulator
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a list that is refreshed while it is scrolled far down: it can be scrolled to its end
/// again.
@Suite(.timeLimit(.minutes(60))) struct RefreshTests {
  private func browse(
    _ viewport: Viewport, _ work: (Browser, ServedApp, RickMortySimulator) async throws -> Void
  ) async throws {
    let simulator = RickMortySimulator()
    let address = try simulator.start().appendingPathComponent("api")
    let app = try await ServedApp.start(
      "rickmorty", environment: ["RICKMORTY_BASE_URL": address.absoluteString])
    try await Browser.run(.viewport(viewport)) { browser in
      try await work(browser, app, simulator)
    }
    try await app.stop()
    await simulator.stop()
  }

  @Test(arguments: FeedTab.allCases, Viewport.both)
  func `a refresh of a scrolled list scrolls to the top, loads one page, and loads on to the end`(
    tab: FeedTab, viewport: Viewport
  ) async throws {
    try await browse(viewport) { browser, app, simulator in
      try await browser.open(tab, of: app.url)
      try await browser.scroll(tab, to: 130)
      // The page after the visible ones may still be loading.
      try await browser.settle(in: tab)
      await simulator.requests.removeAll()
      try await browser.click(.role("button", name: "Refresh"))
      try await browser.waitGone(tab.row(130))
      try await browser.settle(in: tab)
      // Rows that were visible before load nothing now.
      #expect(await simulator.pagesAsked == 1)
      #expect(try await browser.run("return scrollY").double == 0)
      _ = try await browser.scrollToTheEnd(tab)
      try await browser.waitFor(testID: "feed.end")
      #expect(await simulator.pagesAskedTwice == [])
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: FeedTab.allCases, Viewport.both)
  func `stored pages are replaced by the service's, and more are loaded`(
    tab: FeedTab, viewport: Viewport
  ) async throws {
    try await browse(viewport) { browser, app, simulator in
      try await browser.open(tab, of: app.url)
      try await browser.scroll(tab, to: 70)
      await simulator.faults.add(Fault(.status(502), at: "/api/character"))
      try await browser.reload()
      try await browser.waitFor(text: "saved copy")
      await simulator.faults.removeAll()
      try await browser.run("scrollTo(0, 0)")
      try await browser.click(.role("button", name: "Try again"))
      try await browser.waitGone(.text("saved copy"))
      try await browser.scroll(tab, to: 130)
      try await browser.expectQuiet()
    }
  }
}

extension Browser {
  /// Scrolls page by page until a character is on the page.
  fileprivate func scroll(_ tab: FeedTab, to id: Int) async throws {
    _ = try await wait(
      until: """
        (() => {
          if (document.querySelector(`[data-testid='${args[1]}']`)) return true;
          [...document.querySelectorAll(args[0])].at(-1)?.scrollIntoView({ block: 'center' });
          return null;
        })()
        """, .string(tab.rows), .string(tab.name(id)))
  }

  /// Waits until there is no message and no request.
  fileprivate func settle(in tab: FeedTab) async throws {
    try await rest()
    try await waitGone(.testID("feed.more"))
    try await waitUntilLive()
    try await rest()
  }
}
