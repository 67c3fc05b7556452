import StrataBrowserTesting
import Testing

/// The steps that WeDa's tests share.
extension Browser {
  static let london = "/city/london-england-gb"
  static let searchField = Locator.testID("SearchField")
  static let suggestion = Locator.css(".suggest .opt")

  /// Opens a page and waits until it is connected.
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

  /// Opens a place by typing its name and choosing the first suggestion.
  func search(for name: String) async throws {
    try await type(name, into: Self.searchField)
    try await click(Self.suggestion)
    try await waitFor(testID: "details.temperature")
  }

  /// Selects a tab by its address, such as `/favorites`.
  func choose(tab path: String) async throws {
    try await click(.css(".tabs a.tab[href^='\(path)']"))
  }

  /// Expects that the page has applied every message of the server, and that the console has no
  /// errors.
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
  /// The two sizes at which every flow is tested.
  static let both = [Viewport.phone, .desktop]
  /// A viewport as wide as a desktop window of 1280 pixels at a zoom of 400 %, without touch.
  static let zoomed = Viewport(width: 320, height: 640)
}
