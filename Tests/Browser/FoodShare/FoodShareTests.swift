import BrowserTesting
import Foundation
import Testing

/// FoodShare as somebody uses it who has nothing but the server: from the first launch on.
@Suite(.timeLimit(.minutes(30))) struct FoodShareTests {
  private func browse(
    _ options: BrowserOptions, ignoring expected: String? = nil,
    _ work: (Browser, ServedApp) async throws -> Void
  ) async throws {
    let app = try await ServedApp.start("foodshare", environment: [:])
    try await Browser.run(options) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await work(browser, app)
      try await browser.expectQuiet(ignoring: expected)
    }
    try await app.stop()
  }

  private func look(at town: String, _ browser: Browser) async throws {
    try await browser.type(town, into: .testID("place.name"))
    try await browser.waitUntilLive()
    try await browser.click(.testID("place.search"))
    try await browser.waitFor(text: "England")
    try await browser.click(.css("[data-testid^='place.found.\(town)']"))
    try await browser.waitFor(testID: "feed.count")
  }

  @Test(arguments: Viewport.both)
  func `a town is typed, and what is near it is read, narrowed and opened`(
    viewport: Viewport
  ) async throws {
    try await browse(.viewport(viewport)) { browser, _ in
      try await browser.waitFor(text: "Where are you?")
      try await browser.expectAccessibleEveryWay("first launch")
      try await browser.expectToFit("first launch")
      try await look(at: "London", browser)
      try await browser.waitFor(text: "Sourdough bread")
      try await browser.expectAccessibleEveryWay("feed")
      try await browser.expectToFit("feed")
      try await browser.type("soup", into: .css("input[type=search]"))
      try await browser.waitFor(text: "1 offer")
      try await browser.click(.testID("feed.listing"))
      try await browser.waitFor(testID: "listing.description")
      try await browser.waitFor(text: "Three portions")
      try await browser.expectAccessibleEveryWay("details")
      try await browser.expectToFit("details")
    }
  }

  @Test func `the place and the listings are there after the server was killed`() async throws {
    try await browse(.viewport(.phone), ignoring: "WebSocket connection") { browser, app in
      try await look(at: "Leeds", browser)
      let count = try await browser.waitFor(testID: "feed.count").text
      try await app.kill()
      try await app.restart()
      try await browser.openLive(app.url.absoluteString)
      #expect(try await browser.waitFor(testID: "feed.count").text == count)
      try await browser.waitFor(text: "Leeds")
    }
  }

  /// Two people, each in a browser of their own, on one server.
  @Test func `one offers, another asks, and learns the place once the first says yes`() async throws
  {
    let app = try await ServedApp.start("foodshare", environment: [:])
    try await Browser.runTwo(.viewport(.phone)) { giver, other in
      for browser in [giver, other] {
        try await browser.openLive(app.url.absoluteString)
        try await look(at: "Leeds", browser)
      }
      try await giver.click(.testID("feed.offer"))
      try await giver.waitFor(testID: "offer.title")
      try await giver.expectAccessibleEveryWay("offer")
      try await giver.expectToFit("offer")
      try await giver.type("Plums of our own", into: .testID("offer.title"))
      try await giver.waitUntilLive()
      try await giver.click(.testID("offer.save"))
      try await giver.waitFor(text: "Plums of our own")
      try await open("Plums", at: app, other)
      try await other.click(.testID("listing.claim"))
      try await other.waitFor(text: "You asked for it.")
      #expect(try await other.findAll(.testID("listing.place")).isEmpty)
      try await open("Plums", at: app, giver)
      try await giver.click(.testID("listing.accept"))
      try await giver.waitFor(text: "You said yes.")
      try await open("Plums", at: app, other)
      try await other.waitFor(testID: "listing.place")
      try await other.expectAccessibleEveryWay("received")
      for browser in [giver, other] { try await browser.expectQuiet() }
    }
    try await app.stop()
  }

  private func open(_ title: String, at app: ServedApp, _ browser: Browser) async throws {
    try await browser.openLive(app.url.absoluteString)
    try await browser.waitFor(testID: "feed.count")
    try await browser.type(title, into: .css("input[type=search]"))
    try await browser.waitFor(text: "1 offer")
    try await browser.click(.testID("feed.listing"))
    try await browser.waitFor(testID: "listing.description")
  }

  @Test func `half of a project is refused by name on the page`() async throws {
    let app = try await ServedApp.start(
      "foodshare", environment: ["SUPABASE_URL": "https://project.supabase.co"])
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.waitFor(text: "SUPABASE_KEY must be set beside SUPABASE_URL.")
    }
    try await app.stop()
  }
}
