import SwiftUI
import SwiftUITesting
import Testing

/// Tests of a tap on the selected tab.
@MainActor @Suite struct ChosenTabTests {
  private enum Page: String, Hashable, Codable { case one, two }

  private struct Tabs: View {
    @State private var path: [Page] = []
    @State private var taps = 0

    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Open one", value: Page.one)
            NavigationLink("Show a view") { Text("A view without a value") }
          }
          .navigationDestination(for: Page.self) { page in
            VStack {
              Text("On \(page.rawValue)")
              NavigationLink("Open two", value: Page.two)
            }
          }
        }
        .tabItem { Text("First") }
        Button("Other \(taps)") { taps += 1 }.tabItem { Text("Second") }
      }
    }
  }

  @Test func `a tap on the selected tab pops its stack to the root`() throws {
    let screen = Screen(Tabs())
    try screen.link("Open one").tap()
    try screen.link("Open two").tap()
    #expect(screen.has("On two") && screen.url == "/one/two")
    try screen.tab("First").tap()
    #expect(!screen.has("On two") && screen.has("Open one") && screen.url == "/")
    #expect(screen.scrolledTo == nil)
  }

  @Test func `a tap on the selected tab also pops a view that was pushed without a value`() throws {
    let screen = Screen(Tabs())
    try screen.element("Show a view").tap()
    #expect(screen.has("A view without a value"))
    try screen.tab("First").tap()
    #expect(!screen.has("A view without a value"))
  }

  @Test func `a tap on the selected tab scrolls to the top if its stack is at the root`() throws {
    let screen = Screen(Tabs())
    try screen.tab("First").tap()
    #expect(screen.scrolledTo?.drawing.kind == .tabContent)
  }

  @Test func `a tap on a selected tab without a stack scrolls it to the top and keeps its state`()
    throws
  {
    let screen = Screen(Tabs())
    try screen.tab("Second").tap()
    #expect(screen.scrolledTo == nil)
    try screen.button("Other 0").tap()
    try screen.tab("Second").tap()
    #expect(screen.scrolledTo?.drawing.kind == .tabContent && screen.has("Other 1"))
  }

  @Test func `taps on another tab do not pop the first tab's stack`() throws {
    let screen = Screen(Tabs())
    try screen.link("Open one").tap()
    try screen.tab("Second").tap()
    try screen.tab("Second").tap()
    try screen.tab("First").tap()
    #expect(screen.has("On one") && screen.url == "/one")
  }
}
