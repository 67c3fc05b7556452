import SwiftUI
import SwiftUITesting
import Testing

/// Tests of pages that declare whether they answer their address, and encoded addresses.
@MainActor @Suite struct ExternalEventsTests {
  private enum Route: Hashable, Codable { case city(String) }

  private struct Cities: View {
    @State private var isKnown = false

    var body: some View {
      NavigationStack {
        NavigationLink("Tokyo", value: Route.city("東京"))
          .navigationDestination(for: Route.self) { _ in
            Button("Found") { isKnown = true }
              .handlesExternalEvents(preferring: [], allowing: isKnown ? ["*"] : [])
          }
      }
    }
  }

  @Test func `a page that allows no external events is not shown at its address`() throws {
    let screen = Screen(Cities(), url: "/city/atlantis")
    #expect(!screen.isUnderstood)
    #expect(screen.text.contains("Found"))
    try screen.button("Found").tap()
    #expect(screen.isUnderstood)
  }

  @Test func `the external events of a page that was left do not affect the next page`() {
    let screen = Screen(Cities(), url: "/city/atlantis")
    #expect(!screen.isUnderstood)
    screen.go(to: "/")
    #expect(screen.isUnderstood)
  }

  @Test func `an address is encoded once`() throws {
    let screen = Screen(Cities(), url: "/")
    #expect(try screen.link("Tokyo").url == "/city/%E6%9D%B1%E4%BA%AC")
    try screen.link("Tokyo").tap()
    #expect(screen.url == "/city/%E6%9D%B1%E4%BA%AC")
  }

  @Test(arguments: ["/city/%F0%9F%8F%99", "/city/%E6%9D%B1%E4%BA%AC", "/city/S%C3%A3o%20Paulo"])
  func `an address keeps the spelling in which it was opened`(url: String) {
    #expect(Screen(Cities(), url: url).url == url)
  }
}
