import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of both tabs of the characters app, which behave the same.
@Suite(.timeLimit(.minutes(60))) struct FeedTests {
  /// Runs work in a browser on the app with its fixed characters.
  private func browse(
    _ tab: FeedTab, _ work: (Browser, ServedApp) async throws -> Void
  ) async throws {
    let app = try await ServedApp.start("rickmorty", arguments: ["-ui-testing"])
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(tab, of: app.url)
      try await work(browser, app)
    }
    try await app.stop()
  }

  @Test(.mission("R-41", "R-64", "R-79", "R-80", "R-100"), arguments: FeedTab.allCases)
  func `scrolling through all 42 pages keeps at most 110 rows on the page`(
    tab: FeedTab
  ) async throws {
    try await browse(tab) { browser, _ in
      let most = try await browser.scrollToTheEnd(tab)
      #expect(most <= 110)
      try await browser.waitFor(text: "That is everybody")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("R-45", "R-65", "R-100"), arguments: FeedTab.allCases)
  func `the Dead chip filters the list, and its URL restores the filter`(
    tab: FeedTab
  ) async throws {
    try await browse(tab) { browser, app in
      try await browser.click(.testID("feed.filter.dead"))
      try await browser.waitGone(tab.row(2))
      try await browser.waitFor(tab.row(1))
      try await browser.waitFor(tab.row(4))
      #expect(try await browser.url.hasSuffix("\(tab.path)?status=dead"))
      let said = try await browser.run(
        """
        return [...document.querySelectorAll('[data-testid^="feed.filter."]')]
          .filter(it => it.checkVisibility())
          .map(it => it.dataset.testid.slice(12) + ' ' + it.getAttribute('aria-pressed')).join()
        """)
      #expect(said.string == "all false,alive false,dead true,unknown false,favorites false")
      try await browser.reload()
      try await browser.waitFor(tab.row(4))
      #expect(try await browser.findAll(tab.row(2)).isEmpty)
      try await browser.click(.testID("feed.filter.all"))
      try await browser.waitFor(tab.row(2))
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: FeedTab.allCases)
  func `a name is searched, and no match shows a message`(tab: FeedTab) async throws {
    try await browse(tab) { browser, _ in
      try await browser.type("82", into: .testID("SearchField"))
      try await browser.waitFor(tab.row(182))
      try await browser.waitGone(tab.row(1))
      try await browser.type("zzz", into: .testID("SearchField"))
      try await browser.waitFor(testID: "feed.empty")
      try await browser.expectAccessibleEveryWay("nobody in \(tab.rawValue)'s list")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("R-40", "R-70", "R-71", "R-100"), arguments: FeedTab.allCases)
  func `going back from the details restores the scroll position`(tab: FeedTab) async throws {
    try await browse(tab) { browser, _ in
      for id in [18, 38, 58, 50] { try await browser.reveal(tab.name(id)) }
      let before = try await browser.top(of: tab.name(50))
      try await browser.click(tab.row(50))
      try await browser.waitFor(testID: "details.location")
      #expect(try await browser.url.hasSuffix("/character/50"))
      try await browser.click(.testID("BackButton"))
      try await browser.waitFor(tab.row(50))
      try await browser.wait(
        until:
          "Math.abs(document.querySelector(args[0]).getBoundingClientRect().top - args[1]) < 4",
        .string("[data-testid='\(tab.name(50))']"), .number(before))
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: FeedTab.allCases)
  func `rotating the device keeps the scroll position`(tab: FeedTab) async throws {
    try await browse(tab) { browser, _ in
      for id in [18, 38, 30] { try await browser.reveal(tab.name(id)) }
      for (width, height) in [(844, 390), (390, 844)] {
        try await browser.setViewport(Viewport(width: width, height: height, isMobile: true))
        try await browser.rest()
        try await browser.expectToFit("\(width) wide")
        let top = try await browser.top(of: tab.name(30))
        #expect((0..<Double(height)).contains(top), "\(width) wide")
      }
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: FeedTab.allCases)
  func `after a broken connection the list keeps its scroll position and loads to its end`(
    tab: FeedTab
  ) async throws {
    let app = try await ServedApp.start("rickmorty", arguments: ["-ui-testing"])
    let link = try SlowLink(to: app.url)
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(tab, of: link.url)
      for id in [18, 30] { try await browser.reveal(tab.name(id)) }
      let before = try await browser.top(of: tab.name(30))
      link.cut()
      try await browser.waitFor(.css("#offline"))
      #expect(try await browser.findAll(tab.row(30)).count == 1)
      link.restore()
      try await browser.waitGone(.css("#offline"))
      try await browser.waitUntilLive()
      let after = try await browser.top(of: tab.name(30))
      #expect(abs(after - before) < 4)
      #expect(try await browser.scrollToTheEnd(tab) <= 110)
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
    try await app.stop()
  }

  @Test(arguments: FeedTab.allCases)
  func `a favourite is restored after the server was killed`(tab: FeedTab) async throws {
    try await browse(tab) { browser, app in
      try await browser.click(tab.star(3))
      try await browser.waitFor(.role("button", name: "Remove Character 3"))
      try await app.kill()
      try await app.restart()
      try await browser.openLive(app.url.absoluteString)
      try await browser.choose(tab: tab.path)
      try await browser.click(.testID("feed.filter.favorites"))
      try await browser.waitGone(tab.row(1))
      try await browser.waitFor(tab.row(3))
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
  }

  @Test(.mission("R-100"), arguments: FeedTab.allCases)
  func `the list and the details are accessible`(tab: FeedTab) async throws {
    try await browse(tab) { browser, _ in
      try await browser.expectAccessibleEveryWay("\(tab.rawValue)'s list")
      try await browser.click(tab.row(3))
      try await browser.waitFor(testID: "details.location")
      try await browser.expectAccessibleEveryWay("details")
      try await browser.expectQuiet()
    }
  }
}
