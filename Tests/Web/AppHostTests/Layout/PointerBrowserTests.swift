import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of pointers and keys of a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PointerBrowserTests {
  private struct Page: View {
    @State private var isOver = false
    @State private var steps = 0
    @State private var typed = ""
    @FocusState private var isPlaying: Bool

    var body: some View {
      VStack(spacing: 20) {
        Text("Board").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text(isOver ? "over" : "away").frame(width: 200, height: 60)
          .onHover { isOver = $0 }
          .accessibilityIdentifier("area")
        Text(verbatim: "steps \(steps) typed \(typed)").accessibilityIdentifier("said")
        Text(isPlaying ? "plays" : "rests").frame(width: 200, height: 60)
          .focusable().focused($isPlaying)
          .onKeyPress(.rightArrow) {
            steps += 1
            return .handled
          }
          .onKeyPress(characters: .letters) { press in
            typed += press.characters
            return .handled
          }
          .accessibilityIdentifier("board")
      }
    }
  }

  @Test
  func `moving the pointer over a view and pressing keys in a focused one run the view's actions`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Page() }
    try await Browser.run(.viewport(.desktop)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.wait(
        until: "performance.getEntriesByType('resource')"
          + ".some((it) => it.name.includes('/pointer.js') && it.responseEnd)")
      try await browser.hover(.testID("area"))
      try await browser.waitFor(.text("over"))
      try await browser.hover(.testID("said"))
      try await browser.waitFor(.text("away"))
      try await browser.run("document.querySelector('[data-testid=board]').focus()")
      try await browser.waitFor(.text("plays"))
      try await browser.press(.arrowRight)
      try await browser.press("q")
      try await browser.waitFor(.text("steps 1 typed q"))
      let violations = try await browser.axeViolations()
      #expect(violations == [])
    }
    await site.stop()
  }
}
