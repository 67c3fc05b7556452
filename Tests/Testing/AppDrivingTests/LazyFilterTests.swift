import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests a long list whose filter matches nothing, in a real browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LazyFilterTests {
  private struct Page: View {
    @State private var isEmpty = false

    var body: some View {
      ScrollView {
        Button("Filter") { isEmpty.toggle() }.accessibilityIdentifier("filter")
        LazyVStack {
          ForEach(isEmpty ? [] : Array(0..<500), id: \.self) { number in
            Text("Member \(number)").accessibilityIdentifier("member")
          }
        }
        Text("The end")
      }
    }
  }

  private static let height = "document.scrollingElement.scrollHeight"
  private static let members = "document.querySelectorAll('[data-testid=member]').length"

  @Test func `a lazy list whose filter matches no row takes no height, and regains it later`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.wait(until: "\(Self.height) > 500 * 10")
      for _ in 1...2 {
        try await browser.click(.testID("filter"))
        try await browser.wait(
          until: "\(Self.members) === 0 && \(Self.height) <= innerHeight + 1")
        try await browser.click(.testID("filter"))
        try await browser.wait(until: "\(Self.members) > 0 && \(Self.height) > 500 * 10")
      }
    }
  }
}
