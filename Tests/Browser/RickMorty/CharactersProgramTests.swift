import BrowserTesting
import KitTesting
import Testing

/// The characters app as a program: it keeps to what `weda` does.
@Suite(.timeLimit(.minutes(30))) struct CharactersProgramTests {
  @Test func `without a word it serves the simulator's characters, and ends in order`()
    async throws
  {
    let app = try await ServedApp.start("rickmorty")
    // An answer waits a moment for the characters; where it went without them the next one has them.
    var page = try await RawHTTPClient(app.url).get("/")
    for _ in 0..<100 where !page.text.contains("Rick Sanchez") {
      page = try await RawHTTPClient(app.url).get("/")
    }
    #expect(page.status == 200)
    #expect(page.text.contains("Rick Sanchez") && page.text.contains("Demo data"))
    #expect(try await app.stop() == .exited(0))
  }

  @Test(arguments: [
    (["--port", "high"], ""), (["--no-such-flag"], ""), ([], "rickandmortyapi.com"),
  ])
  func `what it cannot do is refused in a sentence`(flags: [String], address: String) async throws {
    let refusal = try await ServedApp.run(
      "rickmorty", arguments: flags, environment: ["RICKMORTY_BASE_URL": address])
    #expect(refusal.status == .exited(2))
    #expect(refusal.output.isEmpty)
    #expect(refusal.errors.split(separator: "\n").count == 1, "\(refusal.errors)")
  }
}
