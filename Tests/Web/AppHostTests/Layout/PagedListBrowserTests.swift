import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of lists in paged tabs, in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PagedListBrowserTests {
  private struct Page: View {
    var body: some View {
      NavigationStack {
        TabView {
          List { Text("Row").accessibilityIdentifier("row") }.accessibilityIdentifier("list")
          Text("Other")
        }
        .tabViewStyle(.page)
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @Test func `a list in a page of a paged tab view begins at the top and fills the page`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Page() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let space = try await browser.run(
        """
        const box = (name) => document.querySelector(name).getBoundingClientRect();
        const [slide, list, row] = ['.slide', '.slide .list', '[data-testid=row]'].map(box);
        return [list.top - slide.top, slide.bottom - list.bottom, row.top - slide.top]
        """)
      let gaps = space.array?.compactMap(\.double) ?? []
      try #require(gaps.count == 3)
      #expect(gaps[0] < 1 && gaps[1] < 1, "\(gaps)")
      #expect(gaps[2] < 80, "\(gaps)")
    }
    await site.stop()
  }
}
