import StrataBrowserTesting
import Testing

/// Tests of an app with `@Observable`, written from Apple's documentation alone.
@Suite(.timeLimit(.minutes(60))) struct PantryTests {
  @Test(arguments: Viewport.both)
  func `an item is added, opened and used up`(viewport: Viewport) async throws {
    let app = try await ServedApp.start("pantry")
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.beginPantry(app)
      try await browser.expectAccessible("the pantry")
      try await browser.click(.role("button", name: "New item"))
      try await browser.waitFor(.css("dialog[open]"))
      try await browser.expectAccessible("the editor")
      try await browser.type("Salt", into: .css("dialog input[aria-label=Name]"))
      try await browser.waitUntilLive()
      try await browser.click(.role("button", name: "Save"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.click(.role("button", name: "Salt 1 piece"))
      try await browser.waitFor(.role("button", name: "Use some"))
      try await browser.expectAccessible("an item")
      try await browser.click(.role("button", name: "Use some"))
      try await browser.waitFor(text: "There is no Salt any more.")
      try await browser.click(.css("dialog[open] button"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.expectToFit("an item")
      try await browser.expectQuiet()
    }
    try await app.stop()
  }

  @Test func `the list can be searched, the basket filled, and the kitchen shown`() async throws {
    let app = try await ServedApp.start("pantry")
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.beginPantry(app)
      try await browser.type("mil", into: .css(".search input"))
      try await browser.wait(until: "!document.body.innerText.includes('Eggs')")
      try await browser.waitFor(text: "Milk")
      try await browser.click(.role("link", name: "Basket"))
      try await browser.type("Bread", into: .css("input[aria-label='What to buy']"))
      try await browser.press(.enter)
      try await browser.waitFor(text: "Bread")
      try await browser.expectAccessible("the basket")
      try await browser.click(.role("link", name: "Kitchen"))
      try await browser.waitFor(text: "3:00")
      try await browser.expectAccessible("the kitchen")
      try await browser.click(.css(".tabs a.tab:last-of-type"))
      try await browser.waitFor(text: "Household")
      try await browser.expectAccessible("more")
      try await browser.expectQuiet()
    }
    try await app.stop()
  }
}

extension Browser {
  /// Opens the app and closes its welcome.
  func beginPantry(_ app: ServedApp) async throws {
    try await openLive(app.url.absoluteString)
    try await waitFor(.css("dialog[open]"))
    try await click(.role("button", name: "Next"))
    try await click(.role("button", name: "Begin"))
    try await waitGone(.css("dialog[open]"))
  }
}
