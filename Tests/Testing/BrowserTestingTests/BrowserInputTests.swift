import Foundation
import StrataBrowserTesting
import Testing

@Suite struct BrowserInputTests {
  private let field = """
    <label>City <input id=city></label><label>Next <input id=next></label>
    """
  private let log = """
    const events = globalThis.events = [];
    for (const kind of ['keydown', 'compositionstart', 'compositionupdate', 'compositionend'])
      addEventListener(kind, e => events.push([kind, e.key, e.isTrusted, e.timeStamp]), true);
    """

  private func value(_ browser: Browser) async throws -> JSONValue {
    try await browser.find(.css("#city")).property("value")
  }

  @Test func `typing sends a trusted keydown event for each character`() async throws {
    try await LocalSite.browse(field, script: log) { browser, _ in
      try await browser.type("Åé 日!", into: .role("textbox", name: "City"))
      #expect(try await value(browser) == "Åé 日!")
      let keys = try await browser.run(
        "return events.filter(e => e[0] === 'keydown').map(e => e[1])")
      #expect(keys == ["Å", "é", " ", "日", "!"])
      #expect(try await browser.run("return events.every(e => e[2])") == true)
    }
  }

  @Test func `typing a text whose characters have no keys, such as emoji, inserts it at once`()
    async throws
  {
    try await LocalSite.browse(field) { browser, _ in
      try await browser.type("a👩‍👩‍👧b", into: .css("#city"))
      #expect(try await value(browser) == "a👩‍👩‍👧b")
      try await browser.clear(.css("#city"))
      #expect(try await value(browser) == "")
    }
  }

  @Test func `typing keeps the given pace between keys`() async throws {
    try await LocalSite.browse(field, script: log) { browser, _ in
      try await browser.type("abcde", into: .css("#city"), pace: .milliseconds(40))
      let span = try await browser.run(
        """
        const times = events.filter(e => e[0] === 'keydown').map(e => e[3]);
        return times.at(-1) - times[0];
        """)
      // Four pauses of 40 ms: a busy machine makes them longer, never shorter.
      #expect((span.double ?? 0) > 120)
      #expect(try await value(browser) == "abcde")
    }
  }

  @Test func `pressing keys moves the focus and the caret`() async throws {
    try await LocalSite.browse(field) { browser, _ in
      try await browser.click(.css("#city"))
      #expect(try await browser.find(.css("#city")).isFocused)
      try await browser.press(.tab)
      #expect(try await browser.activeElement.attribute("id") == "next")
      try await browser.press(.tab, with: .shift)
      #expect(try await browser.activeElement == browser.find(.css("#city")))
      try await browser.type("bc")
      try await browser.press(.home)
      try await browser.type("a")
      #expect(try await value(browser) == "abc")
    }
  }

  @Test func `an input method's text is composed, and then replaced by the committed one`()
    async throws
  {
    try await LocalSite.browse(field, script: log) { browser, _ in
      try await browser.click(.css("#city"))
      try await browser.compose("に")
      try await browser.compose("にほ")
      #expect(try await value(browser) == "にほ")
      try await browser.commit("日本")
      #expect(try await value(browser) == "日本")
      let kinds = try await browser.run(
        "return events.map(e => e[0]).filter(k => k.startsWith('comp'))")
      #expect(kinds.array?.first == "compositionstart")
      #expect(kinds.array?.last == "compositionend")
    }
  }

  /// Such an animation never ends; waiting for it took two seconds a click.
  @Test func `a click does not wait for animations that are driven by scrolling`() async throws {
    let style = """
      @keyframes reveal { to { opacity: 1; } }
      div::before { content: ''; animation: reveal linear both; animation-timeline: scroll(); }
      div { block-size: 300vh; animation: reveal linear both; animation-timeline: scroll(); }
      """
    let script = """
      let frames = 0;
      const count = () => { frames++; requestAnimationFrame(count); };
      const button = document.querySelector('button');
      button.onclick = () => { button.dataset.frames = frames; };
      """
    try await LocalSite.browse("<div><button>Go</button></div>", script: script, style: style) {
      browser, _ in
      try await browser.run("count()")
      try await browser.click(.text("Go"))
      try await browser.wait(until: "document.querySelector('button').dataset.frames")
      let frames = try await browser.run(
        "return Number(document.querySelector('button').dataset.frames)")
      #expect((frames.double ?? 120) < 100)
    }
  }

  @Test func `a tap waits until a button has slid in from below the page`() async throws {
    let style = """
      button { position: fixed; top: 0; transform: translateY(200vh); }
      .up button { transform: none; transition: transform .1s; }
      """
    let script = """
      const button = document.querySelector('button');
      button.onclick = () => { button.dataset.tapped = 'yes'; };
      setTimeout(() => document.body.classList.add('up'), 300);
      """
    try await LocalSite.browse("<button>Close</button>", script: script, style: style) {
      browser, _ in
      try await browser.tap(.text("Close"))
      try await browser.wait(until: "document.querySelector('button').dataset.tapped === 'yes'")
    }
  }
}
