import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting
@testable import WebKit

@MainActor @Suite struct WebPageTests {
  private struct Reader: View {
    let page: WebPage
    var body: some View {
      Text(page.isLoading ? "loading" : "\(page.title), done")
      WebView(page)
    }
  }

  @Test func `a view shows a WebPage's title and loading state as they change`() async throws {
    let page = WebPage()
    let screen = Screen(Reader(page: page))
    #expect(screen.has(", done"))
    let steps = page.load(html: "<title>Soup</title>")
    await screen.settle { $0.has("loading") }
    #expect(screen.has("loading"))
    let frame = try #require(screen.all(.any).first { $0.drawing.kind == .frame })
    try frame.send(.load, value: try #require(frame.drawing[.frame]))
    #expect(screen.has("Soup, done"))
    var heard: [WebPage.NavigationEvent] = []
    for try await step in steps { heard.append(step) }
    #expect(heard == [.startedProvisionalNavigation, .committed, .finished])
    #expect(page.currentNavigationEvent == .finished)
  }

  @Test func `loading a WebPage without a URL throws`() async {
    let steps = WebPage().load(nil as URL?)
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in steps {} }
  }

  @Test func `a web view loads its URL, and a new URL when that changes`() throws {
    struct Shown: View {
      @State private var number = 1
      var body: some View {
        WebView(url: URL(string: "https://example.org/\(number)"))
        Button("next") { number += 1 }
      }
    }
    let screen = Screen(Shown())
    func address() -> String? {
      screen.all(.any).first { $0.drawing.kind == .frame }?.drawing[.frame]
    }
    let first = try #require(address())
    try screen.button("next").tap()
    let second = try #require(address())
    #expect(first.hasPrefix("/~/web/site/") && second.hasPrefix("/~/web/site/"))
    #expect(first != second)
  }
}
