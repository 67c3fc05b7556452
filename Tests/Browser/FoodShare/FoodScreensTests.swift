import Foundation
import StrataBrowserTesting
import Testing

/// Tests that the screens which no other test opens are accessible and fit at both sizes: the map of
/// the feed, the form that changes an offer, and the pages of moderators.
@Suite(.timeLimit(.minutes(60))) struct FoodScreensTests {
  private static let code = "a code that is long enough"

  private func check(_ screen: String, _ browser: Browser) async throws {
    try await browser.expectAccessibleEveryWay(screen)
    try await browser.expectToFit(screen)
  }

  @Test(arguments: Viewport.both)
  func `the map, the edit form and the moderation pages are accessible and fit the window`(
    viewport: Viewport
  ) async throws {
    let moderators = ["FOODSHARE_MODERATORS": "Anna:\(Self.code)"]
    let app = try await ServedApp.start("foodshare", environment: moderators)
    try await Browser.runTwo(.viewport(viewport)) { giver, anna in
      try await giver.look(at: "London", app)
      try await openEmptyMap(giver)
      try await offer("Rye bread", giver)
      try await openMap(giver)
      try await edit(giver)
      try await report("Rye bread", anna, app)
      try await moderate(anna, app)
      for browser in [giver, anna] { try await browser.expectQuiet() }
    }
    try await app.stop()
  }

  private func openEmptyMap(_ giver: Browser) async throws {
    try await giver.click(.testID("feed.mode"))
    try await giver.waitFor(testID: "feed.map.empty")
    try await check("empty map", giver)
    try await giver.waitUntilLive()
    try await giver.click(.testID("feed.mode"))
    try await giver.waitFor(testID: "feed.count")
  }

  private func offer(_ title: String, _ giver: Browser) async throws {
    try await giver.click(.testID("feed.offer"))
    try await giver.type(title, into: .testID("offer.title"))
    try await giver.choosePlace("London")
    try await giver.waitUntilLive()
    try await giver.click(.testID("offer.save"))
    try await giver.waitGone(.testID("offer.save"))
    try await giver.waitFor(text: title)
  }

  /// Opens the map, chooses the pin, and returns to the list.
  private func openMap(_ giver: Browser) async throws {
    try await giver.click(.testID("feed.mode"))
    try await giver.waitFor(testID: "feed.map.count")
    try await check("map", giver)
    try await giver.waitUntilLive()
    try await giver.click(.role("button", name: "Rye bread"))
    try await giver.waitFor(testID: "feed.map.listing")
    try await check("map with a chosen pin", giver)
    try await giver.waitUntilLive()
    try await giver.click(.testID("feed.mode"))
    try await giver.waitFor(testID: "feed.count")
  }

  private func edit(_ giver: Browser) async throws {
    try await giver.openOnly("Rye")
    try await giver.click(.testID("listing.edit"))
    try await giver.waitFor(testID: "offer.title")
    try await check("edit form", giver)
  }

  private func report(_ title: String, _ anna: Browser, _ app: ServedApp) async throws {
    try await anna.look(at: "London", app)
    try await anna.openOnly(title)
    try await anna.click(.testID("listing.more"))
    try await anna.click(.css("[role=menuitem]"))
    try await anna.waitFor(text: "What is wrong with this offer?")
    try await anna.click(.role("button", name: "The food is spoiled or unsafe"))
    try await anna.waitForOffers("0 offers")
  }

  private func moderate(_ anna: Browser, _ app: ServedApp) async throws {
    try await anna.openLive(app.url.absoluteString)
    try await anna.click(.css("a[href*='mine']"))
    try await anna.click(.testID("mine.moderation"))
    try await anna.waitFor(testID: "moderation.code")
    try await check("moderator's code", anna)
    try await anna.type(Self.code, into: .testID("moderation.code"))
    try await anna.waitUntilLive()
    try await anna.click(.testID("moderation.enter"))
    try await anna.waitFor(testID: "moderation.waiting")
    try await check("reported offers", anna)
    try await anna.waitUntilLive()
    try await anna.click(.testID("moderation.waiting"))
    try await anna.waitFor(testID: "moderation.keep")
    try await check("a reported offer", anna)
    try await anna.waitUntilLive()
    try await anna.click(.testID("moderation.keep"))
    try await anna.waitFor(testID: "moderation.decision")
    try await check("a decided offer", anna)
  }
}
