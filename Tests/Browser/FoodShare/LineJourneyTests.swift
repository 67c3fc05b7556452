import Foundation
import StrataBrowserTesting
import Testing

/// Tests of an offer that several people would like.
@Suite(.timeLimit(.minutes(60))) struct LineJourneyTests {
  /// The giver and Ben share a browser, for which the two names of the server are two sites with a
  /// device each: no more than two browsers run at once on two cores.
  @Test
  func
    `who waits in line can leave it, and the accepted person reads that the food is not available any more`()
    async throws
  {
    try await FoodShareBackEnd.own.serve { app in
      try await Browser.runTwo(.viewport(.phone)) { giver, anna in
        try await giver.look(at: "London", app)
        try await offer("Rye bread", giver)
        try await anna.look(at: "London", app)
        try await anna.openOnly("Rye bread")
        try await anna.click(.testID("listing.claim"))
        try await anna.click(.testID("listing.conversation"))
        try await anna.waitFor(testID: "handover.release")
        let ben = giver
        try await waitInLine(ben, app)
        try await leaveLine(ben)
        try await giver.openLive(app.url.absoluteString)
        try await giveUp("Rye bread", giver)
        try await anna.waitFor(text: "The other person cancelled: not available any more.")
        #expect(try await anna.findAll(.testID("handover.cancel")).isEmpty)
        for browser in [giver, anna] { try await browser.expectQuiet() }
      }
    }
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

  /// Asks to be next for what somebody else has asked for.
  private func waitInLine(_ ben: Browser, _ app: ServedApp) async throws {
    let port = try #require(app.url.port)
    try await ben.openLive("http://localhost:\(port)/")
    try await ben.chooseTown("London")
    try await ben.openOnly("Rye bread")
    try await ben.click(.testID("listing.line"))
    try await ben.waitFor(testID: "listing.leave")
    try await ben.waitFor(text: "You are in line: one request is before yours.")
    try await ben.expectAccessibleEveryWay("in line")
    try await ben.expectToFit("in line")
  }

  private func leaveLine(_ ben: Browser) async throws {
    try await ben.waitUntilLive()
    try await ben.click(.testID("listing.leave"))
    try await ben.waitFor(testID: "listing.line")
    #expect(try await ben.findAll(.testID("listing.leave")).isEmpty)
  }

  /// Agrees, and then cancels, since the food was given to somebody else.
  private func giveUp(_ title: String, _ giver: Browser) async throws {
    try await giver.openOnly(title)
    try await giver.click(.testID("listing.accept"))
    try await giver.waitGone(.testID("listing.accept"))
    try await giver.waitUntilLive()
    try await giver.click(.testID("listing.decline"))
    try await giver.click(.role("button", name: "not available any more"))
    try await giver.waitGone(.testID("listing.decline"))
    try await giver.waitForOffers("0 offers")
  }
}
