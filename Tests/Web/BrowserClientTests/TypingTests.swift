import StrataBrowserTesting
import StrataWire
import Testing

@Suite(.timeLimit(.minutes(30))) struct TypingTests {
  /// The elements that take text.
  nonisolated static let fields = [
    "input", "input type=password", "textarea",
  ]
  private static func field(_ kind: String) -> String {
    let end = kind == "textarea" ? "</textarea>" : ""
    return "<\(kind) data-n='6' data-e='input submit' data-k='f' aria-label='F'>\(end)"
  }
  private static let place = Locator.css("[data-n='6']")
  private static let slow = "data-latency='150 60'"
  private static let shown = "document.querySelector('[data-n=\"6\"]').value"
  private static let caret = "document.querySelector('[data-n=\"6\"]').selectionStart"

  @Test(arguments: fields)
  func `20 keys a second with a delay of 300 ms lose no key, and Enter arrives last`(_ kind: String)
    async throws
  {
    let app = try ScriptedApp(Self.field(kind), body: Self.slow)
    try await app.browse { browser in
      let text = "the quick brown fox jumps over it"
      try await browser.type(text, into: Self.place, pace: .milliseconds(50))
      try await browser.press(.enter)
      try await app.settle(browser)
      let events = app.events.all
      // In a text area Enter is one more letter.
      let isLong = kind == "textarea"
      let whole = isLong ? text + "\n" : text
      #expect(events.last.map(\.name) == (isLong ? "input" : "submit"))
      #expect(events.last?.value == whole)
      #expect(events.last(where: { $0.name == "input" })?.value == whole)
      // Each value extends the one before: nothing is lost or reordered on the way.
      let values = events.map { $0.value ?? "" }
      #expect(zip(values, values.dropFirst()).allSatisfy { $1.hasPrefix($0) })
      // A value that is superseded before it could be sent is not sent.
      #expect(events.count < text.count)
      #expect(try await browser.value(Self.shown) == .string(whole))
    }
  }

  @Test(arguments: fields)
  func `a server that reformats every key does not move the caret`(_ kind: String) async throws {
    let app = try ScriptedApp(Self.field(kind), body: Self.slow) { event in
      guard event.name == "input", let value = event.value else { return [] }
      let digits = value.filter(\.isNumber)
      let grouped = digits.enumerated().map { ($0 > 0 && $0 % 4 == 0 ? " " : "") + String($1) }
      guard grouped.joined() != value else { return [] }
      return [.control(id: 6, version: event.editVersion ?? 0, value: grouped.joined())]
    }
    try await app.browse { browser in
      try await browser.type("1234567890123456", into: Self.place, pace: .milliseconds(50))
      try await app.settle(browser)
      #expect(try await browser.value(Self.shown) == "1234 5678 9012 3456")
      #expect(try await browser.value(Self.caret) == 19)
      for _ in 0..<7 { try await browser.press(.arrowLeft) }
      try await browser.press(.backspace)
      try await app.settle(browser)
      #expect(try await browser.value(Self.shown) == "1234 5678 9123 456")
      #expect(try await browser.value(Self.caret) == 11)
    }
  }

  @Test(arguments: fields)
  func `a composition is not disturbed, and its text is sent`(_ kind: String) async throws {
    let app = try ScriptedApp(Self.field(kind), body: Self.slow) { event in
      guard event.name == "input" else { return [] }
      let value = (event.value ?? "") + "!"
      return [.control(id: 6, version: event.editVersion ?? 0, value: value)]
    }
    try await app.browse { browser in
      try await browser.click(Self.place)
      for step in ["に", "にほ", "にほん"] {
        try await browser.compose(step)
        try await app.settle(browser)
        #expect(try await browser.value(Self.shown) == .string(step))
      }
      #expect(app.events.all.map(\.value) == ["に", "にほ", "にほん"])
      try await browser.commit("日本")
      try await browser.wait(until: "\(Self.shown) === '日本!'")
    }
  }

  @Test(arguments: fields)
  func `a value received during a composition is shown at its end`(
    _ kind: String
  ) async throws {
    let app = try ScriptedApp(Self.field(kind))
    try await app.browse { browser in
      try await browser.click(Self.place)
      try await browser.compose("に")
      try await app.settle(browser)
      try await app.patch(.control(id: 6, version: 1, value: "に!"), shownIn: browser)
      #expect(try await browser.value(Self.shown) == "に")
      try await browser.run(
        """
        document.activeElement.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
        """)
      try await browser.wait(until: "\(Self.shown) === 'に!'")
    }
  }

  @Test func `a value from the server that is based on an older text does not overwrite the field`()
    async throws
  {
    let app = try ScriptedApp(Self.field("input"))
    try await app.browse { browser in
      try await browser.type("ab", into: .css("input"))
      try await app.settle(browser)
      try await app.patch(.control(id: 6, version: 1, value: "old"), shownIn: browser)
      #expect(try await browser.value(Self.shown) == "ab")
      try await app.patch(.attribute(id: 6, name: "value", value: "old"), shownIn: browser)
      #expect(try await browser.value(Self.shown) == "ab")
      try await app.patch(.control(id: 6, version: 2, value: ""), shownIn: browser)
      #expect(try await browser.value(Self.shown) == "")
    }
  }

  @Test func `toggles, pickers and segments change without waiting, and the server can reset them`()
    async throws
  {
    let app = try ScriptedApp(
      """
      <input type=checkbox role=switch class=sw data-n=6 data-e=change aria-label=a>
      <select class=pk data-n=7 data-e=change><option value=a>A<option value=b>B</select>
      <fieldset class=seg data-n=8 data-e=change><label><input type=radio name=g value=x checked>X
      </label><label><input type=radio name=g value=y>Y</label></fieldset>
      """, body: "data-latency='40'")
    try await app.browse { browser in
      try await browser.click(.css(".sw"))
      #expect(try await browser.value("document.querySelector('.sw').checked") == true)
      try await browser.click(.css(".seg label:last-child"))
      try await browser.run("document.querySelector('select').focus()")
      try await browser.press(.arrowDown)
      try await app.settle(browser)
      #expect(app.events.all.map(\.name) == ["change", "change", "change"])
      #expect(app.events.all.map(\.value) == ["true", "y", "b"])
      try await app.patch(
        .control(id: 6, version: 1, value: "false"), .control(id: 7, version: 1, value: "a"),
        .control(id: 8, version: 1, value: "x"), shownIn: browser)
      let state = "[...document.querySelectorAll(':checked')].map(e => e.value).join()"
      #expect(try await browser.value(state) == "a,x")
    }
  }
}
