import Foundation
import StrataBrowserTesting
import Testing

/// Tests of every screen of the examples: sheets, pushed screens, dialogs and empty states, on a
/// phone and on a desktop, in light, in dark and from right to left.
@Suite(.timeLimit(.minutes(60))) struct ScreenTourTests {
  private func tour(
    _ program: String, _ viewport: Viewport, _ visit: (Browser, URL) async throws -> Void
  ) async throws {
    let app = try await ServedApp.start(program)
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await visit(browser, app.url)
      // The browser logs the status 404 of an unknown address.
      try await browser.expectQuiet(ignoring: "404")
    }
    try await app.stop()
  }

  @Test(arguments: Viewport.both)
  func `Pantry's sheets and lists are accessible and fit the window`(
    viewport: Viewport
  ) async throws {
    try await tour("pantry", viewport) { browser, url in
      try await browser.waitFor(text: "Know what you have")
      try await browser.expectAccessibleEveryWay("the welcome")
      // A full-screen cover leaves no gap for a scroll bar.
      let widths = try await browser.run(
        "return [document.querySelector('dialog[open]').getBoundingClientRect().width, innerWidth]")
      #expect(widths.array?.first == widths.array?.last)
      try await browser.click(.role("button", name: "Next"))
      try await browser.click(.role("button", name: "Begin"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.expectAccessibleEveryWay("the list")
      try await browser.click(.role("button", name: "New item"))
      try await browser.waitFor(.css("dialog[open]"))
      try await browser.expectAccessibleEveryWay("the editor")
      try await browser.click(.role("button", name: "Cancel"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.type("zzz", into: .css(".search input"))
      try await browser.waitFor(text: "No Results")
      try await browser.expectAccessibleEveryWay("nothing found")
    }
  }

  @Test(arguments: Viewport.both)
  func `Pantry's places and items are accessible and fit the window`(
    viewport: Viewport
  ) async throws {
    try await tour("pantry", viewport) { browser, url in
      try await browser.click(.role("button", name: "Next"))
      try await browser.click(.role("button", name: "Begin"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.click(.role("button", name: "Beans 3 piece"))
      try await browser.waitFor(.role("button", name: "Use some"))
      try await browser.expectAccessibleEveryWay("an item")
      let edges = try await browser.run(
        """
        const left = e => e.getBoundingClientRect().left;
        const named = text => [...document.querySelectorAll('button')]
          .find(e => e.textContent.includes(text));
        return [left(named('Opened')), left(named('Use some'))];
        """)
      #expect(
        edges.array?.first == edges.array?.last, "both are aligned at the leading edge: \(edges)")
      try await browser.click(.role("button", name: "Recipes"))
      try await browser.waitFor(text: "Something with Beans?")
      try await browser.expectAccessibleEveryWay("the recipes")
      try await browser.openLive(url.absoluteString)
      try await browser.click(.role("button", name: "Places"))
      try await browser.expectAccessibleEveryWay("the places")
      try await browser.click(.role("menuitem", name: "Fridge"))
      try await browser.waitFor(.css("[aria-label='Card of Milk']"))
      try await browser.expectAccessibleEveryWay("a place")
      let width = try await browser.run(
        "return document.querySelector('[aria-label=\"Card of Milk\"] .shape').clientWidth")
      #expect((width.double ?? 0) >= 120, "a card is as wide as its frame: \(width)")
    }
  }

  @Test(arguments: Viewport.both) func `Pantry's other tabs are accessible and fit the window`(
    viewport: Viewport
  ) async throws {
    try await tour("pantry", viewport) { browser, _ in
      try await browser.click(.role("button", name: "Next"))
      try await browser.click(.role("button", name: "Begin"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.click(.role("link", name: "Kitchen"))
      try await browser.waitFor(text: "3:00")
      try await browser.expectAccessibleEveryWay("the kitchen")
      try await browser.click(.role("link", name: "Basket"))
      try await browser.waitFor(.css("input[aria-label='What to buy']"))
      try await browser.expectAccessibleEveryWay("the empty basket")
      try await browser.type("Bread", into: .css("input[aria-label='What to buy']"))
      try await browser.press(.enter)
      try await browser.waitFor(text: "Bread")
      try await browser.expectAccessibleEveryWay("the basket")
      try await browser.click(.css(".tabs a.tab:last-of-type"))
      try await browser.waitFor(text: "Household")
      try await browser.expectAccessibleEveryWay("more")
    }
  }

  @Test(arguments: Viewport.both)
  func `Bookshelf's shelf and books are accessible and fit the window`(
    viewport: Viewport
  )
    async throws
  {
    try await tour("bookshelf", viewport) { browser, url in
      try await browser.expectAccessibleEveryWay("the shelf")
      try await browser.click(.role("button", name: "Add"))
      try await browser.waitFor(.css("dialog[open]"))
      try await browser.expectAccessibleEveryWay("a new book")
      try await browser.click(.role("button", name: "Cancel"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.click(.role("link", name: "Unread Middlemarch George Eliot"))
      try await browser.waitFor(text: "Page 0 of 880")
      try await browser.click(.role("button", name: "Show notes"))
      try await browser.waitFor(text: "No notes yet.")
      try await browser.expectAccessibleEveryWay("a book")
      try await browser.click(.role("button", name: "Edit"))
      try await browser.waitFor(.css("dialog[open]"))
      try await browser.expectAccessibleEveryWay("the editor")
      try await browser.openLive(url.appendingPathComponent("novel").absoluteString)
      try await browser.expectAccessibleEveryWay("a genre")
      try await browser.open(url.appendingPathComponent("nonsense").absoluteString)
      try await browser.expectAccessibleEveryWay("a page that is not there")
      try await browser.openLive(url.absoluteString)
      try await browser.type("zzz", into: .css(".search input"))
      try await browser.wait(until: "!document.body.innerText.includes('Middlemarch')")
      try await browser.expectAccessibleEveryWay("nothing found")
    }
  }

  @Test(arguments: Viewport.both) func `Bookshelf's other tabs are accessible and fit the window`(
    viewport: Viewport
  ) async throws {
    try await tour("bookshelf", viewport) { browser, _ in
      try await browser.click(.role("link", name: "Statistics"))
      try await browser.waitFor(.role("button", name: "Read 5 minutes"))
      try await browser.expectAccessibleEveryWay("the statistics")
      try await browser.click(.role("link", name: "Settings"))
      try await browser.waitFor(.css("input[aria-label=Name]"))
      try await browser.expectAccessibleEveryWay("the settings")
      try await browser.click(.role("button", name: "Reset settings…"))
      try await browser.waitFor(.css("dialog[open]"))
      try await browser.expectAccessibleEveryWay("the question")
    }
  }

  @Test(arguments: Viewport.both) func `the counter is accessible and fits the window`(
    viewport: Viewport
  )
    async throws
  {
    try await tour("counter", viewport) { browser, _ in
      try await browser.expectAccessibleEveryWay("the counter")
    }
  }
}
