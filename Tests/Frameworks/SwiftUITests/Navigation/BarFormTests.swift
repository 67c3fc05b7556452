import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

extension ElementTree {
  fileprivate func first(_ kind: ElementKind) -> Element? {
    part(kind)?.element
  }

  /// The first part of a kind, with what it contains.
  fileprivate func part(_ kind: ElementKind) -> ElementTree? {
    element.kind == kind ? self : children.lazy.compactMap { $0.part(kind) }.first
  }

  /// The texts in the tree.
  fileprivate var words: [String] {
    (element.text.map { [$0] } ?? []) + children.flatMap(\.words)
  }
}

private struct Leaf: View {
  var hidesBack = true
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let leave: DismissAction = dismiss
    Button("Leave") { leave() }
      .navigationTitle("Leaf").navigationBarBackButtonHidden(hidesBack)
  }
}

private struct Root: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Hidden") { Leaf() }
        NavigationLink("Shown") { Leaf(hidesBack: false) }
      }
      .navigationTitle("Root")
    }
  }
}

@available(*, deprecated)
private struct Trailing: View {
  @State private var log = ""
  var body: some View {
    NavigationView {
      Text("log \(log)")
        .navigationBarTitle("Trails")
        .navigationBarItems(trailing: Button("T") { log += "t" })
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) { Button("New") { log += "n" } }
          ToolbarItem(placement: .navigationBarLeading) { Button("Lead") { log += "l" } }
        }
    }
  }
}

@available(*, deprecated)
private struct ActiveLinks: View {
  @State private var flags = [false, false, false]
  @State private var chosen: Int?
  var body: some View {
    NavigationStack {
      VStack {
        Text("flags \(flags.filter { $0 }.count) chosen \(chosen ?? 0)")
        NavigationLink(isActive: $flags[0]) {
          Text("first page")
        } label: {
          Text("First")
        }
        NavigationLink(destination: Text("second page"), isActive: $flags[1]) { Text("Second") }
        NavigationLink("Third", destination: Text("third page"), isActive: $flags[2])
        NavigationLink(tag: 1, selection: $chosen) {
          Text("fourth page")
        } label: {
          Text("Fourth")
        }
        NavigationLink("Fifth", tag: 2, selection: $chosen) { Text("fifth page") }
        NavigationLink("Sixth", destination: Text("sixth page"), tag: 3, selection: $chosen)
      }
    }
  }
}

@MainActor @Suite struct BarFormTests {
  private func titles(_ view: some View) -> (isLarge: Bool, isInBar: Bool) {
    let drawing = Screen(NavigationStack { view }).drawing
    return (drawing.first(.largeTitle) != nil, drawing.first(.barTitle)?[.isHidden] == nil)
  }

  @Test func `the title display mode sets whether a title is large or inline in the bar`() {
    let page = Text("x").navigationTitle("Page")
    #expect(titles(page.navigationBarTitleDisplayMode(.large)) == (true, false))
    #expect(titles(page.navigationBarTitleDisplayMode(.automatic)) == (true, false))
    let small: NavigationBarItem.TitleDisplayMode = .inline
    #expect(titles(page.navigationBarTitleDisplayMode(small)).isInBar)
    let modes: [(ToolbarTitleDisplayMode, Bool)] = [
      (.automatic, false), (.large, false), (.inlineLarge, false), (.inline, true),
    ]
    for (mode, isInBar) in modes {
      #expect(titles(page.toolbarTitleDisplayMode(mode)).isInBar == isInBar)
    }
  }

  @Test func `the back button can be hidden`() throws {
    let screen = Screen(Root())
    try screen.button("Hidden").tap()
    #expect(screen.title == "Leaf" && !screen.has("BackButton"))
    try screen.button("Leave").tap()
    #expect(screen.title == "Root")
    try screen.button("Shown").tap()
    try screen.link("BackButton").tap()
    #expect(screen.title == "Root")
  }

  @available(*, deprecated)
  @Test func `deprecated navigationBarItems are shown in the bar, the leading item first`() throws {
    let screen = Screen(Trailing())
    #expect(screen.title == "Trails")
    for name in ["T", "New", "Lead"] { try screen.button(name).tap() }
    #expect(screen.text.contains("log tnl"))
    #expect(screen.lines.first == "Lead", "the leading item is read first")
  }

  @available(*, deprecated)
  @Test(arguments: [
    ("First", "flags 0 chosen 0"), ("Second", "flags 0 chosen 0"), ("Third", "flags 0 chosen 0"),
    ("Fourth", "flags 0 chosen 0"), ("Fifth", "flags 0 chosen 0"), ("Sixth", "flags 0 chosen 0"),
  ])
  func `deprecated navigation links push a page and pop it`(name: String, after: String) throws {
    let screen = Screen(ActiveLinks())
    try screen.button(name).tap()
    #expect(screen.text.contains("\(name.lowercased()) page"))
    try screen.link("BackButton").tap()
    #expect(screen.text.contains(after))
  }

  @Test func `a toolbar role can move the title to the leading edge, and a title can open a menu`()
    throws
  {
    func variant(_ role: ToolbarRole) -> String? {
      Screen(NavigationStack { Text("x").navigationTitle("Page").toolbarRole(role) })
        .drawing.first(.navigationBar)?[.variant]
    }
    #expect(variant(.browser) == "lead-title" && variant(.editor) == "lead-title")
    #expect(variant(.navigationStack) == nil && variant(.automatic) == nil)
    let menu = Screen(
      NavigationStack {
        Text("x").navigationTitle("Page").toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      })
    try menu.button("Page").tap()
    #expect(try menu.button("Rename").label == "Rename")
  }

  @Test
  func `the default title of a toolbar is removed by its kind, and the whole bar can be hidden`() {
    let kind: ToolbarDefaultItemKind = .title
    let screen = Screen(
      NavigationStack { Text("x").navigationTitle("Page").toolbar(removing: kind) })
    #expect(screen.drawing.first(.barTitle)?.text == nil && screen.title == "Page")
    let unchanged = Screen(
      NavigationStack {
        Text("x").navigationTitle("Page").toolbar(removing: .sidebarToggle).toolbar(removing: nil)
      })
    #expect(unchanged.drawing.part(.barTitle)?.words == ["Page"])
    let place: ToolbarPlacement = .navigationBar
    let hidden = Screen(
      NavigationStack { Text("x").navigationTitle("Page").toolbarVisibility(.hidden, for: place) })
    #expect(hidden.drawing.first(.navigationBar) == nil)
  }

  @Test func `a DefaultToolbarItem moves the title or the search field to its placement`() throws {
    let screen = Screen(
      NavigationStack {
        Text("x").navigationTitle("Page").searchable(text: .constant("")).toolbar {
          ToolbarItem(placement: .bottomBar) { Text("left") }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          DefaultToolbarItem(kind: .title, placement: .topBarLeading)
        }
      })
    #expect(screen.drawing.part(.barLeading)?.words == ["Page"])
    #expect(screen.drawing.part(.barTitle)?.words == [])
    let page = try #require(screen.drawing.part(.page))
    #expect(!page.children.contains { $0.element.kind == .search })
    let foot = try #require(page.children.first { $0.element[.variant] == "foot" })
    #expect(foot.part(.search) != nil)
  }

  @Test func `a DefaultToolbarItem with the automatic placement moves nothing`() {
    let screen = Screen(
      NavigationStack {
        Text("x").navigationTitle("Page").searchable(text: .constant("")).toolbar {
          DefaultToolbarItem(kind: .search)
          DefaultToolbarItem(kind: .title)
        }
      })
    #expect(screen.drawing.part(.barTitle)?.words == ["Page"])
    let isInPage = screen.drawing.part(.page)?.children.contains { $0.element.kind == .search }
    #expect(isInPage == true)
  }

  @Test
  func `the sidebar's toggle button can be moved, and is removed if either column removes it`() {
    func split(_ sidebar: some View, _ detail: some View) -> Screen {
      Screen(
        NavigationSplitView {
          sidebar
        } detail: {
          detail
        })
    }
    func count(_ screen: Screen) -> Int {
      screen.all(.button).count { $0.drawing[.identifier] == "SidebarToggle" }
    }
    let side = Text("side"), page = Text("page")
    #expect(count(split(side, page)) == 1)
    #expect(count(split(side.toolbar(removing: .sidebarToggle), page)) == 0)
    #expect(count(split(side, page.toolbar(removing: .sidebarToggle))) == 0)
    let moved = split(
      side,
      page.toolbar { DefaultToolbarItem(kind: .sidebarToggle, placement: .topBarTrailing) })
    #expect(count(moved) == 1)
    #expect(moved.drawing.part(.page)?.part(.barLeading)?.part(.button) == nil)
  }
}

@MainActor @Suite struct ColumnFormTests {
  private func split(_ view: some View) -> String? {
    func find(_ tree: ElementTree) -> String? {
      if let variant = tree.element[.variant], variant.hasPrefix("split") { return variant }
      return tree.children.lazy.compactMap(find).first
    }
    return find(Screen(view).drawing)
  }

  @Test func `a split view of two columns shows its preferred column`() {
    let two = NavigationSplitView {
      Text("side")
    } detail: {
      Text("main")
    }
    #expect(split(two) == "split at-side")
    #expect(Screen(two).text.contains("side") && Screen(two).text.contains("main"))
    let narrow = NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
      Text("side")
    } detail: {
      Text("main")
    }
    #expect(split(narrow) == "split at-side")
    let alone = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      Text("side")
    } detail: {
      Text("main")
    }
    #expect(split(alone)?.hasSuffix("only") == true)
  }

  @Test func `a split view of three columns shows its preferred column`() {
    func three(
      _ visibility: NavigationSplitViewVisibility, _ column: NavigationSplitViewColumn
    ) -> some View {
      NavigationSplitView(
        columnVisibility: .constant(visibility), preferredCompactColumn: .constant(column)
      ) {
        Text("side")
      } content: {
        Text("mid")
      } detail: {
        Text("main")
      }
    }
    #expect(split(three(.all, .content)) == "split at-mid")
    #expect(split(three(.doubleColumn, .detail)) == "split at-main double")
    let seen = NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
      Text("side")
    } content: {
      Text("mid")
    } detail: {
      Text("main")
    }
    #expect(split(seen)?.hasSuffix("double") == true)
    let narrow = NavigationSplitView(preferredCompactColumn: .constant(.content)) {
      Text("side")
    } content: {
      Text("mid")
    } detail: {
      Text("main")
    }
    #expect(split(narrow) == "split at-mid")
  }
}
