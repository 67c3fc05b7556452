import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct LinkIndicatorTests {
  private func link(_ visibility: Visibility) throws -> [Substring] {
    let screen = Screen(
      NavigationStack {
        List {
          NavigationLink("London", value: 1)
            .navigationLinkIndicatorVisibility(visibility)
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "city \($0)") }
      })
    let words = try screen.link("London").drawing[.variant] ?? ""
    return words.split(separator: " ")
  }

  @Test func `the chevron of a link is hidden, and its label keeps its color`() throws {
    #expect(try link(.hidden) == ["plain"])
  }

  @Test(arguments: [Visibility.automatic, .visible])
  func `the chevron of a link is shown`(visibility: Visibility) throws {
    #expect(try link(visibility).contains("go"))
  }
}
