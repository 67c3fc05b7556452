import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of a page and a server of different versions.
@Suite(.timeLimit(.minutes(30))) struct OutdatedTests {
  private static let sentence = "Different versions"
  private static let limit = "document.getElementById('limit').textContent"

  private func app() throws -> ScriptedApp {
    try ScriptedApp(
      "<p data-n='5'>one</p><input data-n='6' data-k='note' data-e='input'>",
      body: "data-outdated='\(Self.sentence)'")
  }

  /// Makes the page behave as if it had been reloaded three times within the last minute.
  private func wasLoadedOften(_ browser: Browser) async throws {
    try await browser.run(
      "sessionStorage['strata.reloads'] = JSON.stringify([1, 2, 3].map(() => Date.now()))")
  }

  @Test(arguments: [
    "[1,0,[[0,5]]]", "[1,0,[[0,5,\"two\",\"more\"]]]", "[1,0,[[0,\"5\",\"two\"]]]",
    "[1,0,[[0,5,2]]]", "[1,0,[[99,5]]]", "[1,0,[[\"toString\"]]]", "[1,0,[null]]",
    "[1,0,[[0,5,\"two\"],[4,1,0]]]", "[1,0,[[14,5,101,0]]]", "[1,0,[[9,\"a\",2]]]",
    "[\"w\",\"resumed\"]", "[\"w\",\"mounted\",\"t\",\"<p>\",\"\",\"T\",\"/\"]",
    "[\"w\",\"reload\",1]",
  ])
  func `an undefined message is counted and reported, but not applied`(
    frame: String
  ) async throws {
    let app = try app()
    try await app.browse { browser in
      try await wasLoadedOften(browser)
      app.send(frame)
      try await browser.wait(until: "\(Self.limit) === args[0]", .string(Self.sentence))
      #expect(try await browser.value("__strata.unknown") == 1)
      #expect(try await browser.value("document.querySelector('p').textContent") == "one")
      #expect(try await browser.complaints() == [])
    }
  }

  @Test func `a page that is reloaded keeps the typed text`() async throws {
    let app = try app()
    try await app.browse { browser in
      try await browser.type("abcd", into: .css("input"))
      try await app.settle(browser)
      try await browser.run("window.isOld = true")
      let before = app.events.all.count
      let next = app.state.withLock { $0.seq } + 1
      // The new page has a new session.
      app.state.withLock { state in
        let connection = state.connection
        state = ScriptedApp.State()
        state.connection = connection
      }
      app.send("[\(next),0,[[0,5]]]")
      await app.hellos.wait(for: 2)
      await app.events.wait(for: before + 1)
      #expect(app.events.all.last?.value == "abcd")
      #expect(try await browser.value("window.isOld ?? false") == false)
    }
  }

  @Test func `a page stops reloading if the server requests a reload every time`() async throws {
    let app = try app()
    try await app.browse { browser in
      try await wasLoadedOften(browser)
      app.state.withLock { $0.welcome = .reload }
      app.drop()
      try await browser.wait(until: "\(Self.limit) === args[0]", .string(Self.sentence))
      #expect(app.hellos.all.count == 2)
      // Another event that makes a page connect at once.
      let connects = try await browser.value("__strata.connects")
      try await browser.run("dispatchEvent(new Event('online'))")
      #expect(try await browser.value("__strata.connects") == connects)
      #expect(try await browser.value("__strata.live") == false)
    }
  }

  @Test func `a page sends its version in the hello`() async throws {
    let app = try app()
    try await app.browse { _ in
      #expect(app.hellos.all.first?.version == WireSchema.version)
    }
  }
}
