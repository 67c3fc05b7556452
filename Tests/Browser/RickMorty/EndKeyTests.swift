import Foundation
import RickMortySimulator
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the End key in a long list: it scrolls to the current end, where the list stays.
@Suite(.timeLimit(.minutes(60))) struct EndKeyTests {
  @Test(arguments: FeedTab.allCases, Viewport.both)
  func `after the End key scrolls a list to its end, the list stays there and loads one page`(
    tab: FeedTab, viewport: Viewport
  ) async throws {
    let simulator = RickMortySimulator()
    let address = try simulator.start().appendingPathComponent("api")
    let app = try await ServedApp.start(
      "rickmorty", environment: ["RICKMORTY_BASE_URL": address.absoluteString])
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.open(tab, of: app.url)
      // Each tab has a separate list, so both have requested the first page.
      await simulator.requests.removeAll()
      // Only a list of more than a hundred rows is rendered in part.
      while await simulator.pagesAsked < 6 { try await browser.goToTheEnd(of: tab) }
      try await browser.settle(in: tab)
      let before = await simulator.pagesAsked
      for _ in 0..<2 {
        try await browser.goToTheEnd(of: tab)
        try await browser.settle(in: tab)
        #expect(try await browser.drift(of: tab) < 2)
      }
      // Each jump shows the end, which loads one page.
      #expect(await simulator.pagesAsked - before == 2)
      #expect(await simulator.pagesAskedTwice.isEmpty)
      try await browser.expectQuiet()
    }
    try await app.stop()
    await simulator.stop()
  }
}

extension RickMortySimulator {
  private var pages: [String] {
    get async { await requests.entries.filter { $0.path == "/api/character" }.map(\.query) }
  }

  /// The number of pages of the list that the app has requested.
  var pagesAsked: Int { get async { await pages.count } }

  var pagesAskedTwice: [String] {
    get async { Dictionary(grouping: await pages) { $0 }.filter { $0.value.count > 1 }.map(\.key) }
  }
}

extension Browser {
  /// Presses End, and waits for the page that this loads.
  fileprivate func goToTheEnd(of tab: FeedTab) async throws {
    let length = try await run("return \(Self.length)", .string(tab.rows)).double ?? 0
    try await press(.end)
    try await wait(until: "\(Self.length) > args[1]", .string(tab.rows), .number(length))
    try await rest()
  }

  /// The number of the list's rows: those on the page and those that its spacers replace.
  private static let length = """
    [...document.querySelectorAll('#screen [data-rows]')].reduce((sum, it) => \
    sum + Number(it.dataset.rows), document.querySelectorAll(args[0]).length)
    """

  /// Waits until there is no scrolling, no message and no request.
  fileprivate func settle(in tab: FeedTab) async throws {
    try await rest()
    try await waitGone(.testID("feed.more"))
    try await waitUntilLive()
    try await rest()
  }

  /// Returns how far the visible rows move during the next ninety frames, in pixels.
  fileprivate func drift(of tab: FeedTab) async throws -> Double {
    let way = try await run(
      """
      return new Promise(done => {
        const rows = () => [...document.querySelectorAll(args[0])];
        const top = it => it.getBoundingClientRect().top;
        const held = rows().find(it => top(it) >= 0 && top(it) < innerHeight);
        if (!held) return done(-1);
        const from = top(held);
        let most = 0, left = 90;
        const look = () => {
          most = Math.max(most, held.isConnected ? Math.abs(top(held) - from) : Infinity);
          left-- ? requestAnimationFrame(look) : done(Math.min(most, 1e6));
        };
        look();
      });
      """, .string(tab.rows))
    let drift = try #require(way.double)
    #expect(drift >= 0, "no row is in sight")
    return drift
  }
}
