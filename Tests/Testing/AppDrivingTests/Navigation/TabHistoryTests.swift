import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of the browser's Back and Forward between tabs.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TabHistoryTests {
  private struct Page: View {
    var body: some View {
      TabView {
        ForEach(["One", "Two", "Three"], id: \.self) { name in
          NavigationStack {
            ScrollView {
              VStack { ForEach(0..<60, id: \.self) { Text("\(name) \($0)") } }
            }
            .navigationTitle(name)
          }
          .tabItem { Text(name) }
          .accessibilityIdentifier(name)
        }
      }
    }
  }

  /// Waits until a tab is shown at an offset, and the server has answered everything.
  private func sees(_ name: String, at y: Int, _ browser: Browser) async throws {
    try await browser.wait(
      until: """
        document.querySelector('[data-testid=\(name)Tab]').ariaCurrent === 'page'
          && document.querySelector('[data-testid=\(name)Tab]').pathname === location.pathname
          && Math.abs(scrollY - \(y)) < 2 && __strata.pending === 0
        """)
  }

  private func choose(_ name: String, scrollingTo y: Int, _ browser: Browser) async throws {
    try await browser.click(.testID("\(name)Tab"))
    try await sees(name, at: 0, browser)
    _ = try await browser.run("scrollTo(0, \(y))")
    try await sees(name, at: y, browser)
  }

  @Test func `Back and Forward select the tab before and after, each with its scroll position`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      _ = try await browser.run("scrollTo(0, 600)")
      try await sees("One", at: 600, browser)
      try await choose("Two", scrollingTo: 300, browser)
      try await choose("Three", scrollingTo: 450, browser)
      try await browser.back()
      try await sees("Two", at: 300, browser)
      try await browser.back()
      try await sees("One", at: 600, browser)
      try await browser.forward()
      try await sees("Two", at: 300, browser)
      try await browser.forward()
      try await sees("Three", at: 450, browser)
    }
  }
}
