import Foundation
import StrataBrowserTesting
import Testing

/// Tests of a giver and a claimer in separate browsers.
@Suite(.timeLimit(.minutes(60))) struct TwoPeopleTests {
  @Test(arguments: [FoodShareBackEnd.own, .supabase], Viewport.both)
  func `a claimer sees the exact place only after acceptance, and can delete all data`(
    backEnd: FoodShareBackEnd, viewport: Viewport
  ) async throws {
    try await backEnd.serve { app in
      try await Browser.runTwo(.viewport(viewport)) { giver, anna in
        try await giver.look(at: "London", app)
        try await offer("Rye bread", giver)
        try await anna.look(at: "London", app)
        try await anna.openOnly("Rye bread")
        #expect(try await anna.findAll(.testID("listing.edit")).isEmpty)
        try await anna.click(.testID("listing.claim"))
        try await anna.waitFor(testID: "listing.release")
        #expect(try await anna.findAll(.testID("listing.place")).isEmpty)
        #expect(try await anna.findAll(.testID("listing.map")).isEmpty)
        try await giver.openOnly("Rye bread")
        try await giver.waitFor(testID: "listing.standing")
        try await giver.expectAccessibleEveryWay("asked for")
        try await giver.expectToFit("asked for")
        try await giver.click(.testID("listing.accept"))
        try await giver.waitGone(.testID("listing.accept"))
        try await anna.back()
        try await anna.waitFor(testID: "feed.count")
        try await anna.click(.testID("feed.listing"))
        try await anna.waitFor(testID: "listing.place")
        let map = try await anna.waitFor(
          .css("a[data-testid='listing.map'], [data-testid='listing.map'] a"))
        let exact = try #require(try await map.attribute("href"))
        #expect(exact.hasPrefix("https://www.openstreetmap.org/?mlat=51."))
        try await anna.expectAccessibleEveryWay("promised")
        try await anna.expectToFit("promised")
        try await anna.click(.testID("listing.release"))
        try await anna.click(.testID("listing.cancel.reason"))
        try await anna.waitFor(testID: "listing.claim")
        #expect(try await anna.findAll(.testID("listing.place")).isEmpty)
        try await report(anna)
        try await saveSearch(anna)
        try await forget(anna, giver, app)
        for browser in [giver, anna] { try await browser.expectQuiet() }
      }
    }
  }

  private func offer(_ title: String, _ browser: Browser) async throws {
    try await browser.click(.testID("feed.offer"))
    try await browser.type(title, into: .testID("offer.title"))
    try await browser.choosePlace("London")
    try await browser.waitUntilLive()
    try await browser.click(.testID("offer.save"))
    try await browser.waitGone(.testID("offer.save"))
    try await browser.waitFor(text: title)
  }

  private func report(_ browser: Browser) async throws {
    try await browser.click(.testID("listing.more"))
    try await browser.click(.css("[role=menuitem]"))
    try await browser.waitFor(text: "What is wrong with this offer?")
    try await browser.click(.role("button", name: "The food is spoiled or unsafe"))
    try await browser.waitGone(.testID("listing.description"))
    try await browser.waitForOffers("0 offers")
  }

  /// Saves the search of the empty list, though the browser refuses notifications.
  private func saveSearch(_ anna: Browser) async throws {
    try await anna.setNoticePermission(.denied)
    try await anna.waitUntilLive()
    try await anna.click(.testID("feed.save"))
    try await anna.waitFor(text: "This search is saved. Notifications of what it finds are off.")
    try await anna.waitFor(testID: "feed.saved.obstacle")
    try await anna.expectAccessibleEveryWay("saved without notifications")
    try await anna.expectToFit("saved without notifications")
  }

  /// Deletes all of Anna's data, which removes the conversation for the giver, too.
  private func forget(_ anna: Browser, _ giver: Browser, _ app: ServedApp) async throws {
    try await openMine(giver, app)
    // Anna's cancellation, which the giver has not seen.
    try await giver.waitFor(testID: "mine.waiting")
    try await openMine(anna, app)
    try await anna.waitFor(testID: "news.search")
    try await anna.click(.testID("mine.forget"))
    try await anna.click(.testID("mine.forget.confirm"))
    try await anna.waitFor(text: "Nothing of yours yet")
    try await anna.waitGone(.testID("news.search"))
    try await openMine(giver, app)
    try await giver.waitFor(testID: "mine.offer")
    for list in ["mine.waiting", "mine.over"] {
      #expect(try await giver.findAll(.testID(list)).isEmpty)
    }
  }

  private func openMine(_ browser: Browser, _ app: ServedApp) async throws {
    try await browser.openLive(app.url.absoluteString)
    try await browser.click(.css("a[href*='mine']"))
    try await browser.waitFor(testID: "mine.forget")
  }
}
