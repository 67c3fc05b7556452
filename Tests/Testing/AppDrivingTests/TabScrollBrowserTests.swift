import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of the tabs' scroll positions.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TabScrollBrowserTests {
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

  private func choose(_ name: String, in browser: Browser) async throws {
    try await browser.click(.testID("\(name)Tab"))
    try await browser.wait(
      until: "document.querySelector('[data-testid=\(name)Tab]').ariaCurrent === 'page'")
    try await browser.wait(until: "__strata.pending === 0")
  }

  private func scroll(to y: Int, in browser: Browser) async throws {
    _ = try await browser.run("scrollTo(0, \(y))")
    try await browser.wait(until: "Math.abs(scrollY - \(y)) < 2")
  }

  @Test func `each tab keeps its scroll position, and tapping the current tab scrolls to the top`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await scroll(to: 600, in: browser)
      try await choose("Two", in: browser)
      try await browser.wait(until: "scrollY === 0")
      try await scroll(to: 300, in: browser)
      try await choose("One", in: browser)
      try await browser.wait(until: "Math.abs(scrollY - 600) < 2")
      try await choose("Three", in: browser)
      try await browser.wait(until: "scrollY === 0")
      try await choose("Two", in: browser)
      try await browser.wait(until: "Math.abs(scrollY - 300) < 2")
      try await choose("Two", in: browser)
      try await browser.wait(until: "scrollY < 2")
      try await choose("One", in: browser)
      try await browser.wait(until: "Math.abs(scrollY - 600) < 2")
    }
  }
}
