import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of typing faster than a connection of 300 ms per round trip, in every kind of text
/// control.
@MainActor @Suite(.timeLimit(.minutes(15))) struct SlowTypingTests {
  @Test(arguments: TextControl.allCases)
  func `keys in the middle of a text arrive in order, and the caret stays`(
    _ control: TextControl
  ) async throws {
    try await onSlowLine(TextControlView(control: control)) { browser in
      try await browser.type("abcdef", into: .css(control.place), pace: .milliseconds(50))
      for _ in 0..<3 { try await browser.press(.arrowLeft) }
      try await browser.type("XYZ", pace: .milliseconds(50))
      try await expect("abcXYZdef", caret: 6, in: control, browser)
      // Delete half of it again, as fast.
      for _ in 0..<2 { try await browser.press(.backspace) }
      try await browser.type("-", pace: .milliseconds(50))
      try await expect("abcX-def", caret: 5, in: control, browser)
    }
  }

  /// Browsers do not compose in a password field.
  @Test(arguments: TextControl.allCases.filter { $0 != .secureField })
  func `a composition in the middle of a text is not broken, and arrives`(
    _ control: TextControl
  ) async throws {
    try await onSlowLine(TextControlView(control: control)) { browser in
      try await browser.type("abcd", into: .css(control.place), pace: .milliseconds(50))
      for _ in 0..<2 { try await browser.press(.arrowLeft) }
      try await browser.run(
        """
        globalThis.ended = 0;
        document.addEventListener('compositionend', () => { ended++; });
        """)
      for (step, whole) in [("に", "abにcd"), ("にほ", "abにほcd")] {
        try await browser.compose(step)
        try await expect(whole, caret: 2 + step.count, in: control, browser)
        #expect(try await browser.run("return ended") == 0)
      }
      try await browser.commit("日本")
      try await browser.type("!", pace: .milliseconds(50))
      try await expect("ab日本!cd", caret: 5, in: control, browser)
      #expect(try await browser.run("return ended") == 1)
    }
  }

  /// Expects the app's text and the field's, once every event is answered.
  private func expect(
    _ text: String, caret: Int, in control: TextControl, _ browser: Browser
  ) async throws {
    try await browser.wait(
      until: """
        document.querySelector('[data-testid=echo]').textContent === args[0]
          && __strata.pending === 0
        """, .string(text))
    let field = try await browser.run(
      """
      const field = document.querySelector(args[0]);
      return [field.value, document.activeElement === field, field.selectionStart];
      """, .string(control.place))
    #expect(field == [.string(text), true, .number(Double(caret))])
  }

  private func onSlowLine(
    _ view: TextControlView, _ test: (Browser) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "typing") { window in WindowGroup { view }._mount(in: window) })
    let link = try SlowLink(to: #require(URL(string: "http://127.0.0.1:\(site.port)/")))
    do {
      try await Browser.run { browser in
        try await browser.open(link.url)
        try await browser.wait(until: "globalThis.__strata?.live && __strata.pending === 0")
        link.delay(.milliseconds(150), jitter: .milliseconds(40))
        try await test(browser)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }
}
