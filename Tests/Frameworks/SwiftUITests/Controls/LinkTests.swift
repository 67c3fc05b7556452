import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct LinkTests {
  @Test func `a link leads to its address, whatever it is made of`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let screens = [
      Screen(Link("Site", destination: url)),
      Screen(Link(String("Site"), destination: url)),
      Screen(Link(destination: url) { Text("Site") }),
      Screen(Link(destination: url, label: { Text("Site") })),
    ]
    for screen in screens { #expect(try screen.link("Site").url == url.absoluteString) }
  }

  @Test func `a link of the app leads to its page`() throws {
    let screen = Screen(
      NavigationStack {
        NavigationLink(value: 3) { Text("Three") }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      })
    try screen.link("Three").tap()
    #expect(screen.text.contains("page 3"))
  }
}
