import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

extension ElementTree {
  fileprivate func first(where isWanted: @escaping (Element) -> Bool) -> Element? {
    isWanted(element) ? element : children.lazy.compactMap { $0.first(where: isWanted) }.first
  }
}

private struct Tabbed: View {
  @State private var chosen = 0
  var body: some View {
    TabView(selection: $chosen) {
      NavigationStack {
        Text("one").navigationTitle("One")
          .toolbarColorScheme(.dark, for: .navigationBar, .tabBar, .bottomBar)
          .toolbarBackground(Color.red, for: .tabBar, .bottomBar)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Foot") {} } }
      }
      .tabItem { Text("First") }.tag(0)
      NavigationStack { Text("two").toolbarBackgroundVisibility(.hidden, for: .tabBar) }
        .tabItem { Text("Second") }.tag(1)
    }
  }
}

@MainActor @Suite struct BarSchemeTests {
  private func style(_ screen: Screen, _ kind: ElementKind) -> [StyleRule] {
    screen.drawing.first { $0.kind == kind }?.style ?? []
  }

  @Test func `toolbarColorScheme sets the colour scheme of a bar, and nil sets none`() {
    func bar(_ scheme: ColorScheme?) -> [StyleRule] {
      style(Screen(NavigationStack { Text("x").toolbarColorScheme(scheme) }), .navigationBar)
    }
    #expect(bar(.dark) == [.scheme("dark")])
    #expect(bar(.light) == [.scheme("light")])
    #expect(bar(nil) == [])
  }

  @Test func `bottom and tab bars have schemes and backgrounds, separately for each tab`() throws {
    let screen = Screen(Tabbed())
    let dark: [StyleRule] = [.background(.named("red")), .scheme("dark")]
    #expect(style(screen, .navigationBar) == [.scheme("dark")])
    #expect(style(screen, .tabBar) == dark + [.tabCount(2)])
    let foot = screen.drawing.first { $0[.variant]?.hasPrefix("foot") == true }
    #expect(foot?.style == dark && foot?[.variant] == "foot clear")
    try screen.tab("Second").tap()
    #expect(
      style(screen, .tabBar)
        == [.background(.rgba(red: 0, green: 0, blue: 0, opacity: 0)), .tabCount(2)])
    try screen.tab("First").tap()
    #expect(style(screen, .tabBar) == dark + [.tabCount(2)])
  }

  @Test func `a large title gets the bar's background and colour scheme, an inline title does not`()
  {
    func title(_ mode: NavigationBarItem.TitleDisplayMode) -> [StyleRule] {
      let page = Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        .toolbarBackground(Color.red, for: .navigationBar).toolbarColorScheme(.dark)
      return style(Screen(NavigationStack { page }), .largeTitle)
    }
    #expect(title(.large) == [.background(.named("red")), .scheme("dark")])
    #expect(title(.inline) == [])
  }

  @available(*, deprecated)
  @Test func `the deprecated modifier hides a bar's background, too`() {
    let screen = Screen(
      NavigationStack { Text("x").toolbarBackground(.hidden, for: .navigationBar) })
    #expect(screen.drawing.first { $0.kind == .navigationBar }?[.variant] == "clear")
  }
}
