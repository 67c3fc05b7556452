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

  @Test func `the address of a page that allows no external events is reported as unknown`() throws
  {
    let screen = Screen(Cities(), url: "/city/atlantis")
    #expect(!screen.isUnderstood)
    #expect(screen.text.contains("Found"))
    try screen.button("Found").tap()
    #expect(screen.isUnderstood)
  }

  @Test func `after a page that allows no external events, the next address is known again`() {
    let screen = Screen(Cities(), url: "/city/atlantis")
    #expect(!screen.isUnderstood)
    screen.go(to: "/")
    #expect(screen.isUnderstood)
  }

  @Test func `a value in an address is percent-encoded once, in a link and in the location`() throws
  {
    let screen = Screen(Cities(), url: "/")
    #expect(try screen.link("Tokyo").url == "/city/%E6%9D%B1%E4%BA%AC")
    try screen.link("Tokyo").tap()
    #expect(screen.url == "/city/%E6%9D%B1%E4%BA%AC")
  }

  @Test(arguments: ["/city/%F0%9F%8F%99", "/city/%E6%9D%B1%E4%BA%AC", "/city/S%C3%A3o%20Paulo"])
  func `a page's address keeps the percent-encoding in which it was opened`(url: String) {
    #expect(Screen(Cities(), url: url).url == url)
  }
}
