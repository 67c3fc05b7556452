import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the addresses that an app answers.
@MainActor @Suite struct AddressTests {
  private struct Plain: View {
    var body: some View { Text("Plain") }
  }

  private struct Tabs: View {
    enum Name: String, Codable { case home, news }
    @State private var tab = Name.home
    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: Name.home) { Text("Home page") }
        Tab("News", systemImage: "globe", value: Name.news) { Text("News page") }
      }
    }
  }

  private struct Opened: View {
    @State private var heard = ""
    var body: some View { Text(verbatim: heard).onOpenURL { heard = $0.path } }
  }

  @Test(arguments: ["/", "/?from=mail"])
  func `an app of one page is shown at the root address`(url: String) {
    #expect(Screen(Plain(), url: url).isUnderstood)
  }

  @Test
  func `an app of one page shows it at an unknown address, but reports the address as unknown`() {
    let screen = Screen(Plain(), url: "/nowhere")
    #expect(!screen.isUnderstood)
    #expect(screen.text == "Plain")
  }

  @Test func `an app of tabs knows one address for each tab, and no address below a tab's`() {
    #expect(Screen(Tabs(), url: "/news").isUnderstood)
    #expect(!Screen(Tabs(), url: "/news/today").isUnderstood)
    #expect(!Screen(Tabs(), url: "/weather").isUnderstood)
  }

  @Test func `an app whose view has onOpenURL is shown at any address`() {
    let screen = Screen(Opened(), url: "/invite/7")
    #expect(screen.isUnderstood && screen.text == "/invite/7")
  }
}
