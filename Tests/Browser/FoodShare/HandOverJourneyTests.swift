import StrataBrowserTesting
import Testing

/// Tests of a whole hand-over between two devices, neither of which refreshes its page.
@Suite(.timeLimit(.minutes(60))) struct HandOverJourneyTests {
  @Test(arguments: FoodShareBackEnd.allCases, Viewport.both)
  func `two people agree on a pickup, write to each other, and hand over the bread`(
    backEnd: FoodShareBackEnd, viewport: Viewport
  ) async throws {
    try await backEnd.serve { app in
      try await Browser.runTwo(.viewport(viewport)) { giver, anna in
        try await giver.look(at: "London", app)
        try await giver.waitFor(text: "Nothing here just now")
        try await giver.expectAccessibleEveryWay("nothing near")
        try await giver.expectToFit("nothing near")
        try await offer("Rye bread", giver)
        try await propose("Ring at Huber", giver)
        try await anna.look(at: "London", app)
        try await anna.openOnly("Rye bread")
        try await anna.click(.testID("listing.claim"))
        try await anna.waitFor(testID: "listing.conversation")
        try await accept(giver)
        try await anna.click(.testID("listing.conversation"))
        try await arrange(anna, giver)
        try await write(anna, giver)
        try await handOver(giver, anna)
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

  /// Proposes a pickup time on the offer's page, and returns to the list.
  private func propose(_ note: String, _ giver: Browser) async throws {
    try await giver.click(.testID("feed.listing"))
    try await giver.click(.testID("listing.terms"))
    try await giver.waitFor(testID: "terms.note")
    try await giver.type(note, into: .testID("terms.note"))
    try await giver.click(.testID("terms.add"))
    try await giver.waitFor(testID: "terms.window")
    try await giver.expectAccessibleEveryWay("pickup times")
    try await giver.expectToFit("pickup times")
    try await giver.waitUntilLive()
    try await giver.click(.testID("terms.save"))
    try await giver.waitGone(.testID("terms.save"))
    try await giver.back()
    try await giver.waitFor(testID: "feed.count")
  }

  /// Waits until the giver sees the claim on the open page, and accepts it on the tab with the
  /// giver's offers.
  private func accept(_ giver: Browser) async throws {
    try await giver.waitFor(text: "Yours: somebody would like it")
    try await giver.click(.css("a[href*='mine']"))
    try await giver.waitFor(testID: "mine.waiting")
    try await giver.expectAccessibleEveryWay("mine")
    try await giver.expectToFit("mine")
    try await giver.click(.testID("mine.waiting"))
    try await giver.click(.testID("handover.accept"))
    try await giver.waitGone(.testID("handover.accept"))
  }

  private func arrange(_ anna: Browser, _ giver: Browser) async throws {
    try await anna.waitFor(testID: "handover.note")
    try await anna.waitFor(text: "Ring at Huber")
    try await anna.waitFor(testID: "handover.place")
    try await anna.click(.testID("handover.window"))
    try await anna.waitFor(testID: "handover.chosen")
    try await giver.waitFor(testID: "handover.chosen")
  }

  private func write(_ anna: Browser, _ giver: Browser) async throws {
    try await anna.type("<b>On my way</b>", into: .testID("handover.message"))
    try await anna.waitUntilLive()
    try await anna.click(.testID("handover.send"))
    try await giver.waitFor(text: "<b>On my way</b>")
    try await giver.type("See you", into: .testID("handover.message"))
    try await giver.waitUntilLive()
    try await giver.click(.testID("handover.send"))
    try await anna.waitFor(text: "See you")
    try await anna.expectAccessibleEveryWay("conversation")
    try await anna.expectToFit("conversation")
  }

  private func handOver(_ giver: Browser, _ anna: Browser) async throws {
    try await giver.click(.testID("handover.worked"))
    try await anna.waitFor(text: "Did it work?")
    try await anna.click(.testID("handover.thanks"))
    try await giver.waitFor(text: "Thank you!")
    try await anna.click(.testID("handover.worked"))
    try await anna.waitGone(.testID("handover.worked"))
    try await anna.waitFor(text: "You received it.")
  }
}
