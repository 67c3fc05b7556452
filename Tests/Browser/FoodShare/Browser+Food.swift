import StrataBrowserTesting

/// The steps that FoodShare's tests share.
extension Browser {
  /// Opens the app and chooses a town in England.
  func look(at town: String, _ app: ServedApp) async throws {
    try await openLive(app.url.absoluteString)
    try await chooseTown(town)
  }

  /// Chooses a town in England on the page of the first launch.
  func chooseTown(_ town: String) async throws {
    try await type(town, into: .testID("place.name"))
    try await waitUntilLive()
    try await click(.testID("place.search"))
    try await waitFor(text: "England")
    try await click(.css("[data-testid^='place.found.\(town)']"))
    try await waitFor(testID: "feed.count")
  }

  /// Chooses a place by name in the form of an offer.
  func choosePlace(_ name: String) async throws {
    try await type(name, into: .testID("offer.place.name"))
    try await waitUntilLive()
    // It is completed while it is typed: a click on Search could meet a row that appears there.
    try await click(.css("[data-testid^='offer.place.found.\(name)']"))
    let middle = try await waitFor(testID: "offer.pin.words").text
    try await waitFor(.css(".map .ground"))
    try await waitUntilLive()
    try await run("document.querySelector('.map .ground').focus()")
    try await press(.arrowRight)
    try await wait(
      until:
        "document.querySelector(\"[data-testid='offer.pin.words']\").textContent.trim() !== args[0]",
      .string(middle))
    try await click(.testID("offer.pin.use"))
    try await waitFor(testID: "offer.place")
  }

  /// Searches for text that only one offer has, and opens it.
  func openOnly(_ words: String) async throws {
    try await type(words, into: .css("input[type=search]"))
    try await waitForOffers("1 offer", "1 made-up sample")
    try await click(.testID("feed.listing"))
    try await waitFor(testID: "listing.description")
  }

  /// Waits until the list shows exactly one of these texts, so that "1 offer" does not match
  /// "11 offers".
  func waitForOffers(_ words: String...) async throws {
    try await wait(
      until:
        """
        args[0].split('|').includes(
          document.querySelector("[data-testid='feed.count']")?.textContent.trim())
        """,
      .string(words.joined(separator: "|")))
  }
}
