import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the list of searches.
@Suite struct HistoryTests {
  @Test(.mission("W-06"), arguments: Viewport.both)
  func `the history lists each place once, the latest search first`(viewport: Viewport) async throws
  {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      for name in ["London", "Tokyo", "London"] {
        try await browser.openLive(weda.page("/"))
        try await browser.search(for: name)
      }
      try await browser.choose(tab: "/history")
      try await browser.waitFor(testID: "history.list")
      let rows = try await browser.texts(.css("[data-testid^='history.row.']"))
      #expect(rows.map { $0.split(separator: "\n")[0] } == ["London", "Tokyo"])
      try await browser.click(.testID("history.row.london-england-gb"))
      try await browser.waitFor(.css(".page:not(.away) [data-testid='details.temperature']"))
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: Viewport.both)
  func `clearing the history asks for confirmation, and Escape cancels`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.search(for: "London")
      try await browser.choose(tab: "/history")
      try await browser.click(.testID("history.clear"))
      let dialog = Locator.css("dialog[open]")
      try await browser.waitFor(dialog)
      #expect(try await browser.find(dialog).role == "alertdialog")
      try await browser.press(.escape)
      try await browser.waitGone(dialog)
      try await browser.waitFor(testID: "history.row.london-england-gb")
      try await browser.click(.testID("history.clear"))
      try await browser.click(.testID("history.clear.confirm"))
      try await browser.waitGone(dialog)
      try await browser.waitFor(testID: "history.empty")
      #expect(try await browser.find(.testID("history.clear")).isEnabled == false)
      try await browser.click(.testID("history.undo"))
      try await browser.waitFor(testID: "history.row.london-england-gb")
      try await browser.waitGone(.testID("history.undo"))
      try await browser.expectQuiet()
    }
  }
}
