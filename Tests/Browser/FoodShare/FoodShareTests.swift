import Foundation
import StrataBrowserTesting
import Testing

/// Tests of FoodShare from the first launch on, with nothing but the server and its samples.
@Suite(.timeLimit(.minutes(60))) struct FoodShareTests {
  private func browse(
    _ options: BrowserOptions, ignoring expected: String? = nil,
    _ work: (Browser, ServedApp) async throws -> Void
  ) async throws {
    let app = try await ServedApp.start("foodshare", environment: ["FOODSHARE_SAMPLES": "1"])
    try await Browser.run(options) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await work(browser, app)
      try await browser.expectQuiet(ignoring: expected)
    }
    try await app.stop()
  }

  @Test(arguments: Viewport.both)
  func `a typed town shows its offers, which can be filtered and opened`(
    viewport: Viewport
  ) async throws {
    try await browse(.viewport(viewport)) { browser, _ in
      try await browser.waitFor(text: "Where are you?")
      try await browser.expectAccessibleEveryWay("first launch")
      try await browser.expectToFit("first launch")
      try await browser.chooseTown("London")
      try await browser.waitFor(text: "Sourdough bread")
      try await browser.expectAccessibleEveryWay("feed")
      try await browser.expectToFit("feed")
      try await browser.openOnly("soup")
      try await browser.waitFor(text: "Three portions")
      try await browser.expectAccessibleEveryWay("details")
      try await browser.expectToFit("details")
    }
  }

  @Test func `the chosen town and its listings are restored after the server was killed`()
    async throws
  {
    try await browse(.viewport(.phone), ignoring: "WebSocket connection") { browser, app in
      try await browser.chooseTown("Leeds")
      let count = try await browser.waitFor(testID: "feed.count").text
      try await app.kill()
      try await app.restart()
      try await browser.openLive(app.url.absoluteString)
      #expect(try await browser.waitFor(testID: "feed.count").text == count)
      try await browser.waitFor(text: "Leeds")
    }
  }

  @Test(arguments: Viewport.both)
  func `an offer's draft survives a killed server, and can be sent and edited`(
    viewport: Viewport
  ) async throws {
    try await browse(.viewport(viewport), ignoring: "WebSocket connection") { browser, app in
      try await browser.chooseTown("London")
      try await browser.click(.testID("feed.offer"))
      try await browser.type("Rye bread", into: .testID("offer.title"))
      try await browser.click(.testID("offer.allergens"))
      try await browser.click(.testID("offer.allergen.gluten"))
      try await browser.waitFor(text: "Gluten")
      try await browser.expectAccessibleEveryWay("offer")
      try await browser.expectToFit("offer")
      try await browser.waitUntilLive()
      try await app.kill()
      try await app.restart()
      try await browser.openLive(app.url.absoluteString)
      try await browser.click(.testID("feed.offer"))
      try await browser.waitFor(
        text: "You began to write this offer earlier and have not published it yet.")
      try await browser.click(.testID("offer.save"))
      try await browser.waitFor(text: "Choose where the food can be collected.")
      try await browser.choosePlace("London")
      try await browser.expectAccessibleEveryWay("offer with a place")
      try await browser.expectToFit("offer with a place")
      try await browser.click(.testID("offer.save"))
      try await browser.waitGone(.testID("offer.save"))
      // The person's offers come first and are labelled.
      try await browser.waitFor(text: "Yours")
      let first = try #require(try await browser.texts(.testID("feed.listing")).first)
      #expect(first.contains("Rye bread") && first.contains("Yours"))
      try await browser.expectAccessibleEveryWay("feed with one's own")
      try await browser.expectToFit("feed with one's own")
      try await browser.openOnly("rye")
      try await browser.waitFor(text: "Gluten")
      try await browser.click(.testID("listing.edit"))
      try await browser.type(", sliced", into: .testID("offer.title"))
      try await browser.click(.testID("offer.save"))
      try await browser.waitGone(.testID("offer.save"))
      try await browser.back()
      try await browser.waitFor(text: "Rye bread, sliced")
      try await browser.clear(.css("input[type=search]"))
      // Until then the list still has the one offer of the earlier search.
      try await browser.waitFor(text: "Lentil soup")
      try await browser.openOnly("yoghurt")
      try await browser.waitFor(text: "This is a sample")
      #expect(try await browser.findAll(.testID("listing.claim")).isEmpty)
      try await browser.click(.testID("listing.more"))
      try await browser.click(.css("[role=menuitem]"))
      try await browser.waitFor(text: "What is wrong with this offer?")
      try await browser.expectAccessibleEveryWay("report")
      try await browser.click(.role("button", name: "The food is spoiled or unsafe"))
      try await browser.waitForOffers("0 offers")
    }
  }
}
