import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a whole hand-over between two devices, neither of which refreshes its page.
@Suite(.timeLimit(.minutes(60))) struct HandOverJourneyTests {
  /// The title of the giver's notification, in the page's language.
  private static let notice = "Somebody asked for your offer"

  /// One server at both sizes; several processes, which add only where the people's pages come from,
  /// at one.
  private static let scenes: [(FoodShareBackEnd, Viewport)] = [
    (.own, .phone), (.workers, .desktop), (.supabase, .phone), (.supabase, .desktop),
    (.postgres, .phone),
  ]

  @Test(arguments: scenes)
  func `two people can arrange and report a hand-over, whose data is deleted a month later`(
    backEnd: FoodShareBackEnd, viewport: Viewport
  ) async throws {
    let push = try PlayedPushService()
    let folder = try TemporaryFolder()
    let photo = folder.file("bread.png")
    try #require(Data(base64Encoded: Self.picture)).write(to: photo)
    try await backEnd.keep(with: ["STRATA_PUSH_SERVICES": push.origin]) { food in
      let (app, other) = (food.app, food.other)
      try await Browser.runTwo(.notifying(viewport)) { giver, anna in
        try await push.serve(giver)
        try await giver.look(at: "London", app)
        try await giver.waitFor(text: "No offers here just now")
        try await giver.expectAccessibleEveryWay("nothing near")
        try await giver.expectToFit("nothing near")
        try await permitNotices(giver, app)
        try await offer("Rye bread", photo, giver)
        try await propose("Ring at Huber", giver)
        try await claim("Rye bread", anna, other)
        try await beNotified(push, giver, app)
        try await accept(giver)
        try await anna.click(.testID("listing.conversation"))
        try await arrange(anna, giver)
        try await changeAddress(giver, anna)
        try await write(anna, giver)
        try await handOver(giver, anna)
        #expect(try await push.count(Self.notice, openedIn: giver) == 1, "told once")
        try await remember(giver, app)
        try await remember(anna, other)
        try await purge(food, giver, anna)
        for browser in [giver, anna] { try await browser.expectQuiet() }
      }
    }
    await push.stop()
  }

  /// Asks for the offer after a look at its photo.
  private func claim(_ title: String, _ anna: Browser, _ app: ServedApp) async throws {
    try await anna.look(at: "London", app)
    try await anna.openOnly(title)
    try await anna.waitFor(.css("[data-testid='listing.photo'] img[src^='/~/asset/']"))
    try await anna.click(.testID("listing.claim"))
    try await anna.waitFor(testID: "listing.conversation")
  }

  /// Allows notifications of requests only.
  private func permitNotices(_ giver: Browser, _ app: ServedApp) async throws {
    try await giver.click(.css("a[href*='mine']"))
    try await giver.waitFor(testID: "news.ask")
    try await giver.setNoticePermission(.granted)
    try await giver.waitUntilLive()
    try await giver.click(.testID("news.ask"))
    try await giver.waitFor(testID: "news.claims")
    try await giver.expectAccessibleEveryWay("notifications")
    try await giver.expectToFit("notifications")
    for kind in ["answers", "pickups", "messages"] {
      let field = "[data-testid='news.\(kind)'] input, input[data-testid='news.\(kind)']"
      try await giver.click(.css(field))
      try await giver.wait(until: "!document.querySelector(args[0]).checked", .string(field))
      try await giver.waitUntilLive()
    }
    try await giver.openLive(app.url.absoluteString)
    try await giver.waitFor(testID: "feed.count")
  }

  /// Receives the push message of the request. Others who look at the screen learn nothing from it.
  private func beNotified(
    _ push: PlayedPushService, _ giver: Browser, _ app: ServedApp
  ) async throws {
    let message = try await push.deliver(Self.notice, to: giver, at: app.url)
    let reading = try #require(try await push.readings(Self.notice, for: giver).first)
    #expect(reading.text == message && reading.isSigned && reading.claims.aud == push.origin)
    for secret in ["Rye", "bread", "Huber", "London"] {
      #expect(!reading.text.contains(secret), "\(reading.text)")
    }
    let card = "#notices > article"
    try await giver.waitFor(.css(card))
    try await giver.click(.css("\(card) button"))
    try await giver.waitGone(.css(card))
  }

  private func offer(_ title: String, _ photo: URL, _ giver: Browser) async throws {
    try await giver.click(.testID("feed.offer"))
    try await giver.type(title, into: .testID("offer.title"))
    try await giver.waitUntilLive()
    try await giver.click(.testID("offer.photo"))
    try await giver.choose(photo, in: .testID("FileField"))
    try await giver.waitGone(.testID("FileField"))
    try await giver.waitFor(testID: "offer.photo.remove")
    try await giver.choosePlace("London")
    try await putPin(giver)
    try await giver.waitUntilLive()
    try await giver.click(.testID("offer.save"))
    try await giver.waitGone(.testID("offer.save"))
    try await giver.waitFor(text: title)
  }

  /// Moves the map below the pin, and offers from there instead of from the middle of the town.
  private func putPin(_ giver: Browser) async throws {
    try await giver.waitUntilLive()
    try await giver.click(.testID("offer.place.map"))
    let town = try await giver.waitFor(testID: "offer.pin.words").text
    try await giver.waitFor(.css(".map .ground"))
    try await giver.expectAccessibleEveryWay("pin on a map")
    try await giver.expectToFit("pin on a map")
    try await giver.waitUntilLive()
    try await giver.run("document.querySelector('.map .ground').focus()")
    try await giver.press(.arrowRight)
    try await giver.wait(
      until:
        "document.querySelector(\"[data-testid='offer.pin.words']\").textContent.trim() !== args[0]",
      .string(town))
    try await giver.click(.testID("offer.pin.use"))
    #expect(try await giver.waitFor(testID: "offer.place").text != town)
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
    try await anna.waitFor(testID: "handover.pin")
    let maps = try await anna.waitFor(
      .css("a[data-testid='handover.maps'], [data-testid='handover.maps'] a"))
    #expect(
      try await maps.attribute("href")?.hasPrefix("https://maps.apple.com/?ll=51.") == true)
    try await anna.click(.testID("handover.window"))
    try await anna.waitFor(testID: "handover.chosen")
    try await giver.waitFor(testID: "handover.chosen")
  }

  /// Gives another address, of which the accepted person is told by a message.
  private func changeAddress(_ giver: Browser, _ anna: Browser) async throws {
    try await giver.waitUntilLive()
    try await giver.click(.testID("handover.terms"))
    try await giver.waitFor(testID: "terms.address")
    try await giver.type("12 Mill Lane", into: .testID("terms.address"))
    try await giver.waitFor(testID: "terms.pin.question")
    try await giver.waitUntilLive()
    try await giver.click(.testID("terms.save"))
    try await giver.waitGone(.testID("terms.save"))
    try await anna.waitFor(text: "I have changed the pickup address.")
    try await anna.waitFor(text: "12 Mill Lane")
    // The time on which both agreed stays.
    try await anna.waitFor(testID: "handover.chosen")
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
    try await giver.click(.testID("handover.worked.confirm"))
    try await anna.waitFor(text: "Was the food handed over?")
    try await anna.click(.testID("handover.thanks"))
    try await giver.waitFor(text: "Thank you!")
    try await anna.click(.testID("handover.worked"))
    try await anna.waitGone(.testID("handover.worked"))
    try await anna.waitFor(text: "You received it.")
  }

  /// Reads once more what was agreed on, after the end.
  private func remember(_ browser: Browser, _ app: ServedApp) async throws {
    try await browser.openLive(app.url.absoluteString)
    try await browser.click(.css("a[href*='mine']"))
    try await browser.waitFor(testID: "mine.over")
    try await browser.waitUntilLive()
    try await browser.click(.testID("mine.over"))
    try await browser.waitFor(testID: "handover.chosen")
    try await browser.waitFor(text: "Ring at Huber")
    try await browser.waitFor(testID: "handover.pin")
    try await browser.waitFor(text: "See you")
  }

  /// Advances the time by a month, after which the hand-over is deleted for both people and in the store.
  private func purge(_ food: StoredFood, _ giver: Browser, _ anna: Browser) async throws {
    // Both phones lie in a drawer meanwhile.
    for browser in [giver, anna] { try await browser.open("about:blank") }
    #expect(try await food.leftovers().count > 1)
    try await food.pass(days: 31)
    for (browser, app) in [(giver, food.app), (anna, food.other)] {
      try await browser.openLive(app.url.absoluteString)
      try await browser.click(.css("a[href*='mine']"))
      try await browser.waitFor(text: "Nothing of yours yet")
    }
    // The app's job runs beside the pages.
    for _ in 0..<300 {
      if try await food.leftovers().isEmpty { break }
      try await giver.run("return 0")
    }
    #expect(try await food.leftovers() == [])
  }

  /// A picture of 16 × 16 pixels.
  private static let picture = """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mM40eNGEmIY1TCqYfhqAAB53JoQ2xqnjQAA\
    AABJRU5ErkJggg==
    """
}
