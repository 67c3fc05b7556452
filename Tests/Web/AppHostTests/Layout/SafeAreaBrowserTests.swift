import BrowserTesting
import SwiftUI
import Testing

@testable import AppHost

/// How far what ignores the safe area reaches, in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SafeAreaBrowserTests {
  private struct Page: View {
    var body: some View {
      NavigationStack {
        ZStack {
          Color.blue.ignoresSafeArea().accessibilityIdentifier("all")
          Color.red.ignoresSafeArea(edges: .top).accessibilityIdentifier("top")
          VStack(spacing: 0) {
            Text("Above")
            Color.green.ignoresSafeArea(.container, edges: .vertical)
              .accessibilityIdentifier("below")
          }
          Text("Small").background {
            Color.yellow.ignoresSafeArea().accessibilityIdentifier("small")
          }
        }
        .navigationTitle("Title")
      }
    }
  }

  /// By how much the paint behind an element reaches over each of its sides.
  private static let reach = """
    return ['all', 'top', 'below', 'small'].map((name) => {
      const el = document.querySelector(`[data-testid=${name}]`);
      const paint = getComputedStyle(el, '::before');
      return [paint.top, paint.right, paint.bottom, paint.left].map((side) => parseFloat(side) <= -800 ? 1 : parseFloat(side))
    })
    """

  @Test func `paint reaches to the edges that it ignores, and no further`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Page() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let reach = try await browser.run(Self.reach)
      let sides = reach.array?.map { $0.array?.compactMap(\.double) }
      let wanted: [[Double]] = [[1, 1, 1, 1], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]
      #expect(sides == wanted)
      // The bar lies over it, what is over the window's edges is cut off, and nothing scrolls.
      let bar = try await browser.run(
        "return document.elementFromPoint(20, 10).closest('.nb') !== null")
      #expect(bar == true)
      let isWhole = try await browser.run(
        """
        const page = document.scrollingElement;
        return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth
        """)
      #expect(isWhole == true)
    }
    await site.stop()
  }
}
