import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of the request for the browser's time zone, which takes some 25 ms the first time.
@Suite(.timeLimit(.minutes(30))) struct TimeZoneTests {
  /// Markup with a script that counts the requests for the time zone, from before the client's
  /// script runs.
  private static let counting =
    "<p data-n='5'>0</p><script nonce='N'>window.asked = 0;"
    + "const original = Intl.DateTimeFormat; Intl.DateTimeFormat = function () {"
    + " window.asked++; return original(); };</script>"

  @Test func `the time zone is read once, after the socket is open`() async throws {
    let app = try ScriptedApp(Self.counting)
    app.state.withLock { $0.refuses = true }
    try await Browser.run { browser in
      try await browser.open(app.url)
      try await browser.wait(until: "window.__strata?.connects > 0")
      #expect(try await browser.value("window.asked") == 0)
      app.state.withLock { $0.refuses = false }
      try await app.settle(browser)
      #expect(try await browser.value("window.asked") == 1)
      app.drop()
      try await browser.wait(until: "__strata.connects > 2")
      try await app.settle(browser)
      #expect(try await browser.value("window.asked") == 1)
    }
  }

  @Test func `a time zone other than the server's is sent at once`() async throws {
    let app = try ScriptedApp(Self.counting, body: "data-zone='Nowhere/Else'")
    try await app.browse { browser in
      try await app.settle(browser)
      let zone = try await browser.value("new Intl.DateTimeFormat().resolvedOptions().timeZone")
      let told = app.frames.all.filter { $0.contains("\"env\"") }
      #expect(told.count == 1)
      #expect(try told.first?.contains(#require(zone.string)) == true)
    }
  }
}
