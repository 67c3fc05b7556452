import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Which addresses an app has something at.
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
  func `an app of one page is at the root`(url: String) {
    #expect(Screen(Plain(), url: url).isUnderstood)
  }

  @Test func `it has nothing anywhere else, and shows its page`() {
    let screen = Screen(Plain(), url: "/nowhere")
    #expect(!screen.isUnderstood)
    #expect(screen.text == "Plain")
  }

  @Test func `a tab has an address, what would be below it has none`() {
    #expect(Screen(Tabs(), url: "/news").isUnderstood)
    #expect(!Screen(Tabs(), url: "/news/today").isUnderstood)
    #expect(!Screen(Tabs(), url: "/weather").isUnderstood)
  }

  @Test func `who acts on addresses takes any`() {
    let screen = Screen(Opened(), url: "/invite/7")
    #expect(screen.isUnderstood && screen.text == "/invite/7")
  }
}
