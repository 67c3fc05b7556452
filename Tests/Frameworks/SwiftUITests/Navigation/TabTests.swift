import SwiftUI
import SwiftUITesting
import Testing

private enum Page: String, Hashable, Codable { case home, list, settings }

private struct Tabs: View {
  @State private var page = Page.home
  var body: some View {
    TabView(selection: $page) {
      Counter(name: "home").tabItem { Label("Home", systemImage: "house") }.tag(Page.home)
      NavigationStack {
        NavigationLink("Open", value: Page.settings)
          .navigationTitle("List")
          .navigationDestination(for: Page.self) { Text("opened \($0.rawValue)") }
      }
      .tabItem { Label("List", systemImage: "list.bullet") }.tag(Page.list)
      VStack {
        Text("settings")
        Button("Go home") { page = .home }
      }
      .tabItem { Label("Settings", systemImage: "gear") }.tag(Page.settings)
    }
  }
}

/// Tabs whose values are written without their type.
private struct ShortValues: View {
  @State var page = Page.home
  var showsSettings = true
  var body: some View {
    TabView(selection: $page) {
      Tab(value: .home) {
        Text("at home")
      } label: {
        Label("Home", systemImage: "house")
      }
      Tab("List", systemImage: "list.bullet", value: .list) { Text("a list") }
      if showsSettings {
        Tab(value: .settings, role: .search) {
          Text("settings")
        } label: {
          Text("Settings")
        }
      }
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// A model whose properties announce no changes.
private final class Shelf {
  var books: [String] = []
  var loads = 0

  func load() {
    books = ["Emma"]
    loads += 1
  }
}

private struct Library: View {
  let shelf: Shelf
  var body: some View {
    TabView {
      NavigationStack { Books(shelf: shelf) }.tabItem { Text("Books") }
      Count(shelf: shelf).tabItem { Text("Count") }
    }
    .preferredColorScheme(.dark)
    .onAppear { shelf.load() }
  }
}

private struct Count: View {
  let shelf: Shelf
  var body: some View { Text(verbatim: "\(shelf.books.count) book") }
}

private struct Books: View {
  let shelf: Shelf
  var body: some View {
    ScrollView { ForEach(shelf.books, id: \.self) { Text($0) } }
  }
}

@MainActor @Suite struct TabTests {
  @Test func `a tap on a tab selects it and changes the address to the tab's`() throws {
    let screen = Screen(Tabs())
    #expect(try screen.tab("Home").isSelected)
    try screen.tab("Settings").tap()
    #expect(screen.url == "/settings")
    #expect(screen.lines.contains("settings") && !screen.has("home 0"))
    #expect(try screen.tab("Settings").isSelected)
    #expect(try !screen.tab("Home").isSelected)
  }

  @Test func `the first tab shows the data that the tab view's onAppear has loaded`() throws {
    let shelf = Shelf()
    let screen = Screen(Library(shelf: shelf))
    #expect(screen.lines.contains("Emma"))
    try screen.tab("Count").tap()
    #expect(screen.lines.contains("1 book"))
    #expect(shelf.loads == 1)
  }

  @Test func `tabs whose values are written as enum cases without their type can be selected`()
    throws
  {
    let screen = Screen(ShortValues())
    #expect(screen.lines.contains("at home"))
    for (tab, line) in [("List", "a list"), ("Settings", "settings"), ("Home", "at home")] {
      try screen.tab(tab).tap()
      #expect(screen.lines.contains(line))
    }
  }

  @Test func `the tab that is selected at the start has the root address without a path component`()
    throws
  {
    let screen = Screen(ShortValues(page: .list))
    #expect(screen.lines.contains("a list") && screen.url == "/")
    try screen.tab("Home").tap()
    #expect(screen.lines.contains("at home") && screen.url == "/home")
    screen.back()
    #expect(screen.lines.contains("a list") && screen.url == "/")
  }

  @Test(arguments: [("/home", "at home"), ("/list", "a list"), ("/settings", "settings")])
  func `an address opens its tab whatever the app selects`(url: String, line: String) {
    for page in [Page.home, .list, .settings] {
      #expect(Screen(ShortValues(page: page), url: url).lines.contains(line))
    }
  }

  @Test func `a tab's address opens it`() {
    let screen = Screen(Tabs(), url: "/settings")
    #expect(screen.lines.contains("settings"))
  }

  @Test func `tabs without a tag have numbered addresses`() throws {
    func tabs() -> some View {
      TabView {
        Text("one").tabItem { Text("First") }
        Text("two").tabItem { Text("Second") }
        Text("three").tabItem { Text("Third") }
      }
    }
    let screen = Screen(tabs())
    try screen.tab("Third").tap()
    #expect(screen.url == "/tab-3" && screen.lines.contains("three"))
    #expect(Screen(tabs(), url: "/tab-2").lines.contains("two"))
  }

  @Test func `a tab that is left keeps its state`() throws {
    let screen = Screen(Tabs())
    try screen.button("home 0").tap()
    try screen.tab("Settings").tap()
    try screen.button("Go home").tap()
    #expect(screen.url == "/" && screen.has("home 1"))
  }

  @Test func `pages of a stack in a tab have addresses below the tab's address`() throws {
    let screen = Screen(Tabs())
    try screen.tab("List").tap()
    try screen.link("Open").tap()
    #expect(screen.url == "/list/settings", "\(screen.url)")
    #expect(Screen(Tabs(), url: "/list/settings").text.contains("opened settings"))
    screen.back()
    #expect(screen.url == "/list" && screen.has("Open"))
    screen.back()
    #expect(screen.url == "/" && screen.has("home 0"))
  }

  @Test func `Back selects the tab that was selected before`() throws {
    let screen = Screen(Tabs())
    try screen.tab("List").tap()
    try screen.tab("Settings").tap()
    screen.back()
    #expect(screen.url == "/list")
    #expect(try screen.tab("List").isSelected)
  }

  @Test func `a hidden tab has no button until it is shown`() throws {
    let screen = Screen(HidingTabs())
    #expect(screen.has("first"))
    #expect(throws: (any Error).self) { try screen.tab("Second") }
    try screen.button("Show").tap()
    try screen.tab("Second").tap()
    #expect(screen.has("second"))
  }

  @Test func `hidden also hides a tab below other modifiers, and one from a generic function`()
    throws
  {
    let screen = Screen(
      TabView {
        Tab("First", systemImage: "house", value: 0) { Text("first") }
        Self.hidden(Tab("Second", systemImage: "star", value: 1) { Text("second") }).badge(2)
        Tab("Third", systemImage: "gear", value: 2) { Text("third") }.hidden(false)
      })
    #expect(throws: (any Error).self) { try screen.tab("Second") }
    try screen.tab("Third").tap()
    #expect(screen.has("third"))
  }

  @Test func `a tab section's tabs are shown beside the other tabs unless the section is hidden`()
    throws
  {
    let screen = Screen(
      TabView {
        Tab("First", systemImage: "house", value: 0) { Text("first") }
        TabSection("More") {
          Tab("Second", systemImage: "star", value: 1) { Text("second") }
          Tab("Third", systemImage: "gear", value: 2) { Text("third") }
        }
        .hidden(false)
        TabSection {
          Tab("Fourth", systemImage: "bell", value: 3) { Text("fourth") }
        } header: {
          Text("Last")
        }
        .hidden(true)
        TabSection { Tab("Fifth", systemImage: "map", value: 4) { Text("fifth") } }
      })
    try screen.tab("Fifth").tap()
    #expect(screen.has("fifth"))
    try screen.tab("Third").tap()
    #expect(screen.has("third"))
    try screen.tab("Second").tap()
    #expect(screen.has("second"))
    #expect(throws: (any Error).self) { try screen.tab("Fourth") }
  }

  private enum Place { case home, list }

  private struct Whole: View {
    @State private var place = Place.home
    var body: some View {
      TabView(selection: $place) {
        Labelled(name: "Home", place: .home)
        Labelled(name: "List", place: .list)
      }
      Button("Go") { place = .list }
    }
  }

  private struct Labelled: View {
    var name: String
    var place: Place
    @State private var choice = Place.home
    var body: some View {
      VStack {
        Text("content of \(name)")
        Picker("Choice", selection: $choice) { Text("inner").tag(Place.home) }
      }
      .tabItem { Label(name, systemImage: "star") }
      .tag(place)
    }
  }

  @Test func `tabItem and tag inside the body of a custom view apply to the tab`() throws {
    let screen = Screen(Whole())
    #expect(try screen.tab("Home").isSelected)
    try screen.tab("List").tap()
    #expect(try screen.tab("List").isSelected)
    try screen.tab("Home").tap()
    try screen.button("Go").tap()
    #expect(try screen.tab("List").isSelected)
  }

  private struct Inbox: View {
    var body: some View { Text("messages").tabItem { Text("Inbox") } }
  }

  private struct Outbox: View {
    var body: some View { Text("letters").tabItem { Text("Outbox") } }
  }

  private struct Mail: View {
    @State private var hasInbox = true
    var body: some View {
      TabView {
        if hasInbox { Inbox() }
        Outbox()
      }
      Button("Less") { hasInbox = false }
    }
  }

  @Test func `a tab that takes the position of a removed tab shows the label of its own view`()
    throws
  {
    let screen = Screen(Mail())
    #expect(try screen.tab("Inbox").isSelected)
    try screen.button("Less").tap()
    #expect(try screen.tab("Outbox").isSelected)
    #expect(throws: (any Error).self) { try screen.tab("Inbox") }
  }

  private static func hidden(_ tab: some TabContent<Int>) -> some TabContent<Int> { tab.hidden() }
}

private struct HidingTabs: View {
  @State private var isHidden = true
  var body: some View {
    TabView {
      Tab("First", systemImage: "house", value: 0) {
        Text("first")
        Button("Show") { isHidden = false }
      }
      Tab("Second", systemImage: "star", value: 1) { Text("second") }.hidden(isHidden)
    }
  }
}
