import StrataBrowserTesting

/// The steps that people of FoodShare's tests take.
extension Browser {
  /// Opens the app and chooses a town in England to look around.
  func look(at town: String, _ app: ServedApp) async throws {
    try await openLive(app.url.absoluteString)
    try await chooseTown(town)
  }

  /// Chooses a town in England on the first launch's page.
  func chooseTown(_ town: String) async throws {
    try await type(town, into: .testID("place.name"))
    try await waitUntilLive()
    try await click(.testID("place.search"))
    try await waitFor(text: "England")
    try await click(.css("[data-testid^='place.found.\(town)']"))
    try await waitFor(testID: "feed.count")
  }

  /// Chooses, in the form of an offer, a place that is found by its name.
  func choosePlace(_ name: String) async throws {
    try await type(name, into: .testID("offer.place.name"))
    try await waitUntilLive()
    try await click(.testID("offer.place.search"))
    try await click(.css("[data-testid^='offer.place.found.\(name)']"))
    try await waitFor(testID: "offer.place")
  }

  /// Searches for words that one offer alone has, and opens it.
  func openOnly(_ words: String) async throws {
    try await type(words, into: .css("input[type=search]"))
    try await waitForOffers("1 offer")
    try await click(.testID("feed.listing"))
    try await waitFor(testID: "listing.description")
  }

  /// Waits until the list says exactly this, so that "1 offer" is not found in "11 offers".
  func waitForOffers(_ words: String) async throws {
    try await wait(
      until:
        "document.querySelector(\"[data-testid='feed.count']\")?.textContent.trim() === args[0]",
      .string(words))
  }
}
