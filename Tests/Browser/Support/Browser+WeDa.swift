import StrataBrowserTesting
import Testing

/// What a person does in WeDa.
extension Browser {
  static let london = "/city/london-england-gb"
  static let searchField = Locator.testID("SearchField")
  static let suggestion = Locator.css(".suggest .opt")

  /// Opens a page and waits until the server draws what happens in it.
  func openLive(_ address: String) async throws {
    try await open(address)
    try await waitUntilLive()
  }

  func waitUntilLive() async throws {
    try await wait(until: "globalThis.__strata?.live && __strata.pending === 0")
  }

  /// Opens a place's page and waits for its weather.
  func openDetails(_ weda: WeDaUnderTest, _ path: String = london) async throws {
    try await openLive(weda.page(path))
    try await waitFor(testID: "details.temperature")
  }

  /// Opens a place as a person does: types its name, and chooses the first proposal.
  func search(for name: String) async throws {
    try await type(name, into: Self.searchField)
    try await click(Self.suggestion)
    try await waitFor(testID: "details.temperature")
  }

  /// Goes to a tab by its address, such as `/favorites`.
  func choose(tab path: String) async throws {
    try await click(.css(".tabs a.tab[href^='\(path)']"))
  }

  /// Expects that the page has understood everything the server sent, and the console no error.
  func expectQuiet(
    ignoring expected: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let unknown = try await run("return globalThis.__strata?.unknown ?? 0")
    #expect(
      unknown == 0, "patches that the page did not understand", sourceLocation: sourceLocation)
    try await expectQuietConsole(ignoring: expected, sourceLocation: sourceLocation)
  }
}

extension Viewport {
  /// The two sizes that every flow is walked at.
  static let both = [Viewport.phone, .desktop]
}
