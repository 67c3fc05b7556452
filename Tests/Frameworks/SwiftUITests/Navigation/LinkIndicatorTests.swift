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

  @Test func `a navigation link with a hidden indicator has no chevron and a plain look`() throws {
    #expect(try link(.hidden) == ["plain"])
  }

  @Test(arguments: [Visibility.automatic, .visible])
  func `a navigation link has a chevron if its indicator is automatic or visible`(
    visibility: Visibility
  ) throws {
    #expect(try link(visibility).contains("go"))
  }
}
