import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests that pages and sockets of other browsers contain the exact place only once the claim is
/// accepted.
@Suite(.timeLimit(.minutes(60))) struct ExactPlaceTests {
  /// The giver's place in London; others look from Croydon, 15 km away.
  private let spot = (latitude: 51.51237, longitude: -0.12346)

  /// Returns whether a text contains both coordinates. The shown place is at least 100 m away, so
  /// at most one can match by chance.
  private func tells(_ text: String) -> Bool {
    text.contains(/51[.]512[34]/) && text.contains(/-0[.]123[45]/)
  }

  @Test(.mission("L-34"))
  func `neither HTML nor WebSocket messages contain the exact location before the giver accepts`()
    async throws
  {
    let folder = try TemporaryFolder()
    let frames = folder.file("sockets.jsonl")
    let app = try await ServedApp.start(
      "foodshare", arguments: ["--inspect-protocol", frames.path])
    func sockets() throws -> String { try String(contentsOf: frames, encoding: .utf8) }
    try await Browser.runTwo(.viewport(.desktop)) { giver, anna in
      try await giver.look(at: "London", app)
      try await giver.click(.testID("feed.offer"))
      try await giver.type("Rye bread", into: .testID("offer.title"))
      try await giver.setPositionPermission(.granted)
      try await giver.move(latitude: spot.latitude, longitude: spot.longitude)
      try await giver.click(.testID("offer.place.here"))
      try await giver.waitFor(text: "51.5124, -0.1235")
      try await giver.waitUntilLive()
      try await giver.click(.testID("offer.save"))
      try await giver.waitGone(.testID("offer.save"))
      try await giver.waitFor(text: "Rye bread")
      let before = try sockets().count
      try await anna.look(at: "Croydon", app)
      try await widen(anna)
      try await anna.type("rye", into: .css("input[type=search]"))
      try await anna.waitForOffers("1 offer")
      try await anna.click(.testID("feed.mode"))
      try await anna.waitFor(testID: "feed.map")
      var seen = [try await page(anna)]
      try await anna.click(.testID("feed.mode"))
      try await anna.click(.testID("feed.listing"))
      try await anna.waitFor(testID: "listing.claim")
      try await anna.click(.testID("listing.claim"))
      try await anna.waitFor(testID: "listing.release")
      seen.append(try await page(anna))
      seen.append(String(try sockets().dropFirst(before)))
      #expect(seen.allSatisfy { $0.contains("Rye bread") })
      let isRevealed = seen.contains(where: tells)
      #expect(!isRevealed)
      // Checks that the test would find the place: it is shown once the claim is accepted.
      try await giver.openOnly("rye")
      try await giver.click(.testID("listing.accept"))
      try await giver.waitGone(.testID("listing.accept"))
      try await anna.back()
      try await anna.click(.testID("feed.listing"))
      try await anna.waitFor(testID: "listing.place")
      #expect(tells(String(try sockets().dropFirst(before))))
      #expect(tells(try await page(anna)))
    }
    try await app.stop()
  }

  /// Returns the page as the server first renders it, with this browser's cookie.
  private func page(_ browser: Browser) async throws -> String {
    let text = try await browser.runAsync(
      "const done = args.at(-1); fetch(location.href).then((it) => it.text()).then(done);")
    return (text.string ?? "")
      + (try await browser.run("return document.body.outerHTML").string ?? "")
  }

  private func widen(_ browser: Browser) async throws {
    try await browser.waitFor(testID: "feed.radius")
    try await browser.run("document.querySelector('input[type=range]').focus()")
    try await browser.press(.end)
    try await browser.waitFor(text: "Within 25 km")
  }
}
