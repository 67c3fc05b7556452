import SwiftUI
import SwiftUITesting
import Testing

private enum Section: String, Hashable, Codable { case home, search, settings, about }

/// Tabs whose values are written as cases without their type.
private struct Inferred: View {
  @State private var section = Section.home
  var isAdmin = false
  var body: some View {
    TabView(selection: $section) {
      Tab(value: .home) {
        Text("at home")
      } label: {
        Label("Home", systemImage: "house")
      }
      Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("searching") }
        .badge(3)
      if isAdmin {
        Tab("Settings", systemImage: "gear", value: .settings) { Text("set") }
      }
      TabSection("More") {
        Tab("About", systemImage: "info", value: Section.about) { Text("about us") }
      }
    }
  }
}

private struct Single: View {
  @State private var section = Section.home
  var body: some View {
    TabView(selection: $section) {
      Tab("Home", systemImage: "house", value: .home) { Text("at home") }
    }
  }
}

private struct Listed: View {
  @State private var section = Section.home
  var body: some View {
    TabView(selection: $section) {
      ForEach([Section.home, .about], id: \.self) { section in
        Tab(section.rawValue, systemImage: "house", value: section) {
          Text("in \(section.rawValue)")
        }
      }
      if section == .home {
        Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("searching") }
      } else {
        Tab("Settings", systemImage: "gear", value: .settings) { Text("set") }
      }
    }
  }
}

@MainActor @Suite struct TabValueTests {
  @Test
  func `tab values written as enum cases take their type from the selection and are selected`()
    throws
  {
    let screen = Screen(Inferred())
    #expect(try screen.tab("Home").isSelected)
    #expect(screen.lines.contains("at home"))
    // The badge is part of the button's name.
    try screen.tab("Search 3").tap()
    #expect(screen.lines.contains("searching") && screen.url == "/search")
    try screen.tab("About").tap()
    #expect(screen.lines.contains("about us") && screen.url == "/about")
  }

  @Test func `a tab inside an if statement is shown only if the condition is true`() throws {
    #expect(!Screen(Inferred()).has("Settings"))
    let screen = Screen(Inferred(isAdmin: true))
    try screen.tab("Settings").tap()
    #expect(screen.lines.contains("set"))
  }

  @Test func `a tab view with a single tab shows its content`() throws {
    let screen = Screen(Single())
    #expect(screen.lines.contains("at home"))
    #expect(try screen.tab("Home").isSelected)
  }

  @Test func `tabs of ForEach and of both branches of an if statement can be selected`() throws {
    let screen = Screen(Listed())
    #expect(screen.lines.contains("in home") && screen.has("Search"))
    try screen.tab("about").tap()
    #expect(screen.lines.contains("in about") && !screen.has("Search"))
    try screen.tab("Settings").tap()
    #expect(screen.lines.contains("set"))
  }

  @Test func `a tab in an AnyTabContent is shown and selected`() throws {
    let tab = AnyTabContent(
      Tab("Home", systemImage: "house", value: Section.home) { Text("at home") })
    let screen = Screen(TabView(selection: .constant(Section.home)) { tab })
    #expect(try screen.tab("Home").isSelected)
    #expect(screen.lines.contains("at home"))
  }

  @Test func `a tab with a title and a symbol has the default label`() {
    func labelType<V, C, L: View>(_ tab: Tab<V, C, L>) -> L.Type { L.self }
    let tab = Tab("One", systemImage: "star", value: 1) { Text("a") }
    #expect(labelType(tab) == DefaultTabLabel.self)
    let screen = Screen(TabView(selection: .constant(1)) { tab })
    #expect(screen.all(.tab).map(\.label) == ["One"] && screen.lines.contains("a"))
  }
}
