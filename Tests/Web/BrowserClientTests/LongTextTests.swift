import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of the longest text that the server accepts, and the message about a longer one.
@Suite(.timeLimit(.minutes(30))) struct LongTextTests {
  private static let field =
    "<textarea data-n='6' data-e='input' data-k='f' aria-label='F'></textarea>"
  private static let limit = "document.querySelector('#limit').textContent"

  /// Puts a text into the field as a paste does.
  private func paste(_ script: String, in browser: Browser) async throws {
    try await browser.run(
      """
      const field = document.querySelector('textarea');
      field.value = \(script);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      """)
  }

  @Test(arguments: [
    ("'a'.repeat(100000)", 100_000), ("'ж'.repeat(50000)", 100_000),
    ("'\\n\"'.repeat(40000)", 80_000),
  ])
  func `a text up to the server's limit is sent whole`(script: String, bytes: Int) async throws {
    let app = try ScriptedApp(Self.field)
    try await app.browse { browser in
      try await paste(script, in: browser)
      try await app.settle(browser)
      #expect(app.events.all.last?.value?.utf8.count == bytes)
      #expect(try await browser.value(Self.limit) == "")
      #expect(try await browser.value("__strata.dropped") == 0)
    }
  }

  @Test(arguments: ["'a'.repeat(100001)", "'ж'.repeat(50001)", "'\\u0001'.repeat(40000)"])
  func `a longer text shows a message and is not sent until it is shorter`(
    script: String
  ) async throws {
    let app = try ScriptedApp(Self.field)
    try await app.browse { browser in
      try await paste(script, in: browser)
      #expect(try await browser.value(Self.limit) == "Too long")
      #expect(
        try await browser.value("document.querySelector('textarea').ariaInvalid") == "true")
      try await paste("'short'", in: browser)
      #expect(try await browser.value(Self.limit) == "")
      try await app.settle(browser)
      #expect(app.events.all.map(\.value) == ["short"])
      #expect(app.hellos.all.count == 1, "the socket was not closed")
    }
  }

  @Test func `the message is removed with its field`() async throws {
    let app = try ScriptedApp("<div data-n='5'>\(Self.field)</div>")
    try await app.browse { browser in
      try await paste("'a'.repeat(100001)", in: browser)
      #expect(try await browser.value(Self.limit) == "Too long")
      try await app.patch(.remove(id: 5), shownIn: browser)
      #expect(try await browser.value(Self.limit) == "")
    }
  }
}
