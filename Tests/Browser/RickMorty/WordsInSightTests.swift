import Foundation
import RickMortySimulator
import StrataBrowserTesting
import Testing

/// Tests that all text of the characters app is readable, in each language and on each screen.
@Suite(.timeLimit(.minutes(60))) struct WordsInSightTests {
  @Test(arguments: FeedTab.allCases)
  func `no text of a list or of details is clipped in any language at any width`(
    tab: FeedTab
  ) async throws {
    let simulator = RickMortySimulator()
    let address = try simulator.start().appendingPathComponent("api")
    let app = try await ServedApp.start(
      "rickmorty", environment: ["RICKMORTY_BASE_URL": address.absoluteString])
    let root = app.url.absoluteString.trimmingCharacters(in: ["/"])
    let list = tab == .swiftUI ? "" : "/uikit"
    for language in ["en", "es", "pt", "ar"] {
      var options = BrowserOptions.viewport(.phone)
      options.languages = language
      try await Browser.run(options) { browser in
        for viewport in [Viewport.phone, .desktop] {
          try await browser.setViewport(viewport)
          try await browser.openLive("\(root)\(tab.path)")
          try await browser.waitFor(tab.row(1))
          try await browser.expectInSight("\(tab.rawValue)'s list, \(language), \(viewport.width)")
          // The second has the longest name of a place among the first, the twelfth many episodes.
          for id in [2, 12] {
            try await browser.openLive("\(root)\(list)/character/\(id)")
            try await browser.waitFor(testID: "details.location")
            try await browser.expectInSight("details of \(id), \(language), \(viewport.width)")
          }
        }
        try await browser.expectQuiet()
      }
    }
    try await app.stop()
    await simulator.stop()
  }
}

extension Browser {
  fileprivate func expectInSight(_ screen: String) async throws {
    try await expectUnclipped(screen)
    try await expectToFit(screen)
  }
}
