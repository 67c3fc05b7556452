import StrataAppHost
import StrataBrowserTesting
import StrataKitTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of a server restart under a page in use.
@MainActor @Suite(.timeLimit(.minutes(15))) struct RestartTests {
  private static let offsets = """
    [scrollY, ...[...document.querySelectorAll('[data-scroll]')].map(e => e.scrollTop)]
    """

  @Test(arguments: [Viewport.phone, .desktop])
  func `a restart restores path, draft, scroll and focus on the first connection`(
    _ viewport: Viewport
  ) async throws {
    let site = try LoopbackSite(application(Self.opened))
    try await Browser.run(.viewport(viewport)) { browser in
      try await write(on: browser, "http://127.0.0.1:\(site.port)/")
      let offsets = try await browser.run("return \(Self.offsets)")
      #expect(offsets.array?.contains { ($0.double ?? 0) > 500 } == true, "\(offsets)")
      await site.stop()
      try await browser.waitFor(.css("#offline"))
      // From here on: a server that stops gracefully may still accept a connection and drop it.
      try await browser.watchConnections()
      // The lines arrive after the page is live again, so that the page is too short to scroll at
      // first.
      let gate = Gate()
      let again = try LoopbackSite(application(gate), port: site.port)
      try await browser.wait(until: "__strata.live && __strata.pending === 0")
      let isShort = try await browser.run("return !document.body.innerText.includes('Line 79')")
      #expect(isShort == true)
      gate.open()
      try await expectAsBefore(browser, offsets)
      await again.stop()
    }
  }

  private static var opened: Gate {
    let gate = Gate()
    gate.open()
    return gate
  }

  private func application(_ gate: Gate) -> Application {
    Application(name: "letters") { window in
      WindowGroup { LettersView(gate: gate) }._mount(in: window)
    }
  }

  /// Opens a letter, types far down in it and scrolls a little after that.
  private func write(on browser: Browser, _ url: String) async throws {
    try await browser.open(url)
    try await browser.wait(until: "globalThis.__strata?.live")
    try await browser.click(.role("link", name: "To Ada"))
    try await browser.waitFor(text: "Line 79")
    try await browser.type("half a thought", into: .testID("note"))
    try await browser.press(.arrowLeft)
    try await browser.run(
      """
      const up = document.querySelector('[data-testid=note]').closest('[data-scroll]');
      (up ?? document.scrollingElement).scrollBy(0, -60);
      """)
    try await browser.wait(until: "__strata.live && __strata.pending === 0")
  }

  private func expectAsBefore(_ browser: Browser, _ offsets: JSONValue) async throws {
    try await browser.wait(
      until: """
        document.body.innerText.includes('Line 79')
          && \(Self.offsets).every((at, n) => Math.abs(at - args[0][n]) < 2)
        """, offsets)
    let path = try await browser.run("return location.pathname")
    #expect(path == "/ada")
    let place = try await browser.run(
      """
      const e = document.activeElement;
      return [e.dataset.testid, e.value, String(e.selectionStart)];
      """)
    #expect(place == ["note", "half a thought", "13"])
    // The page is the same one, and the first connection that found a server was enough.
    #expect(try await browser.foundConnections() == 1)
  }
}

/// A list that leads to a letter, whose lines load when the gate opens.
private struct LettersView: View {
  let gate: Gate

  var body: some View {
    NavigationStack {
      List { NavigationLink("To Ada", value: "ada") }
        .navigationTitle("Letters")
        .navigationDestination(for: String.self) { LetterView(name: $0, gate: gate) }
    }
  }
}

private struct LetterView: View {
  let name: String
  let gate: Gate
  @State private var lines: [Int] = []
  @State private var note = ""

  var body: some View {
    List {
      ForEach(lines, id: \.self) { Text("Line \($0)") }
      TextField("Note", text: $note).accessibilityIdentifier("note")
      ForEach(lines, id: \.self) { Text("After \($0)") }
    }
    .navigationTitle(name)
    .task {
      await gate.wait()
      lines = Array(0..<80)
    }
  }
}
