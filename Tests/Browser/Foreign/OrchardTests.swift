import StrataBrowserTesting
import Testing

/// Tests of a UIKit table inside SwiftUI, with SwiftUI inside its cells, written from Apple's
/// documentation alone.
@Suite(.timeLimit(.minutes(60))) struct OrchardTests {
  private func browse(
    _ viewport: Viewport = .phone, _ work: (Browser) async throws -> Void
  ) async throws {
    let app = try await ServedApp.start("Orchard")
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await work(browser)
      try await browser.expectQuiet()
    }
    try await app.stop()
  }

  private func row(_ tree: Int, _ variety: String, _ kilograms: Int) -> Locator {
    .role("button", name: "Tree \(tree), \(variety), \(kilograms) kg")
  }

  @Test(arguments: Viewport.both)
  func `a row of the table opens a sheet with a UIKit control`(viewport: Viewport) async throws {
    try await browse(viewport) { browser in
      try await browser.waitFor(text: "Tree 1")
      try await browser.expectAccessible("the table")
      try await browser.click(.role("button", name: "Pick Tree 3"))
      try await browser.click(row(3, "Egremont Russet", 8))
      try await browser.waitFor(.role("dialog", name: "Tree 3"))
      try await browser.waitFor(text: "8 kg")
      try await browser.expectAccessible("the sheet")
      // The control shows SwiftUI's value, and SwiftUI gets the control's.
      #expect(try await browser.find(.role("radio", name: "Good")).property("checked").bool == true)
      try await browser.waitFor(text: "Rated 2 of 3")
      for (name, number) in [("Great", 3), ("Fair", 1)] {
        try await browser.click(.role("radio", name: name))
        try await browser.waitFor(text: "Rated \(number) of 3")
      }
      try await browser.click(.role("button", name: "Done"))
      try await browser.waitGone(.css("dialog[open]"))
      // Each tree has a separate rating.
      try await browser.click(row(6, "Cox", 16))
      try await browser.waitFor(text: "Rated 2 of 3")
    }
  }

  @Test func `a swipe deletes a row`() async throws {
    try await browse { browser in
      let tree = try await browser.waitFor(row(9, "Fiesta", 19))
      let fell = Locator.css("li[data-open=trailing] .swipe.trailing .btn")
      try await browser.drag(tree, by: -120, 0, pause: .milliseconds(50))
      try await browser.waitFor(fell)
      try await browser.click(fell)
      try await browser.waitGone(row(9, "Fiesta", 19))
      // A long swipe deletes without a tap.
      let next = try await browser.waitFor(row(12, "Discovery", 22))
      try await browser.drag(next, from: 150, by: -310, 0, pause: .milliseconds(50))
      try await browser.waitGone(row(12, "Discovery", 22))
      try await browser.waitFor(row(15, "Bramley", 25))
    }
  }

  @Test(arguments: Viewport.both)
  func `a refresh updates all rows`(viewport: Viewport) async throws {
    try await browse(viewport) { browser in
      let first = try await browser.waitFor(row(3, "Egremont Russet", 13))
      if viewport.isMobile {
        try await browser.drag(first, by: 0, 320, pause: .milliseconds(50))
      } else {
        try await browser.click(.role("button", name: "Refresh"))
      }
      try await browser.waitFor(row(3, "Egremont Russet", 14))
      try await browser.waitFor(row(6, "Cox", 17))
    }
  }

  @Test(arguments: Viewport.both)
  func `a SwiftUI toggle hides and shows a section of the UIKit table`(
    viewport: Viewport
  ) async throws {
    let growing = Locator.role("heading", name: "Still growing")
    try await browse(viewport) { browser in
      try await browser.waitFor(growing)
      try await browser.click(.role("switch", name: "Only ripe"))
      try await browser.waitGone(growing)
      try await browser.waitFor(.role("heading", name: "Ripe"))
      try await browser.expectAccessible("ripe trees")
      try await browser.click(.role("switch", name: "Only ripe"))
      try await browser.waitFor(growing)
    }
  }

  @Test(arguments: Viewport.both)
  func `UIKit navigation works in a SwiftUI tab`(viewport: Viewport) async throws {
    try await browse(viewport) { browser in
      try await browser.click(.role("link", name: "Cards"))
      try await browser.waitFor(text: "0 cards")
      try await browser.expectAccessible("the cards")
      for words in ["1 card", "2 cards"] {
        try await browser.click(.role("button", name: "Add"))
        try await browser.waitFor(text: words)
      }
      try await browser.click(.role("switch", name: "Counting"))
      try await browser.wait(until: "!document.body.innerText.includes('2 cards')")
      try await browser.click(.role("switch", name: "Counting"))
      try await browser.waitFor(text: "2 cards")
      try await browser.click(.role("button", name: "Show card"))
      try await browser.waitFor(text: "Front")
      try await browser.click(.role("button", name: "Flip"))
      try await browser.waitFor(text: "Back")
      try await browser.expectAccessible("a card")
      try await browser.click(.testID("BackButton"))
      try await browser.waitFor(text: "2 cards")
      try await answer("Cancel", browser)
      try await browser.waitFor(text: "2 cards")
      try await answer("Empty", browser)
      try await browser.waitFor(text: "0 cards")
    }
  }

  private func answer(_ name: String, _ browser: Browser) async throws {
    try await browser.click(.role("button", name: "Empty"))
    try await browser.waitFor(text: "All cards go.")
    try await browser.expectAccessible("a question of UIKit's")
    try await browser.click(.role("button", name: name))
    try await browser.waitGone(.role("alertdialog", name: "Empty the box?"))
  }
}
