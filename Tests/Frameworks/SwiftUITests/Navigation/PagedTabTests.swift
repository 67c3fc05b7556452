import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Sections: View {
  @State private var section = "home"
  var body: some View {
    TabView(selection: $section) {
      Tab("Home", systemImage: "house", value: "home") {
        NavigationStack {
          NavigationLink("Deep", value: 5)
            .navigationDestination(for: Int.self) {
              Text("deep \($0)").toolbar(.hidden, for: .tabBar)
            }
        }
      }
      .badge(3)
      Tab(value: "search", role: .search) {
        Text("searching")
      } label: {
        Text("Search")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

private struct Swiped: View {
  @State private var page = 1
  var hides = false
  var body: some View {
    VStack {
      Text("page \(page)")
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { Text("slide \($0)").tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: hides ? .never : .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button("First") { page = 0 }
    }
  }
}

private struct Rows: View {
  var body: some View {
    List {
      Text("Inbox").badge(12)
      Text("Nothing").badge(0)
      Text("Words").badge("new")
    }
  }
}

@MainActor @Suite struct PagedTabTests {
  @Test func `a tab shows its badge, and its link has the address of its stack's top page`() throws
  {
    let screen = Screen(Sections())
    #expect(try screen.find(.tab, "Home 3").url == "/")
    try screen.link("Deep").tap()
    #expect(screen.url == "/5")
    screen.go(to: "/search")
    #expect(screen.text.contains("searching"))
    #expect(try screen.find(.tab, "Home 3").url == "/5")
  }

  @Test func `a screen that a tab has pushed can hide the tab bar`() throws {
    let screen = Screen(Sections())
    #expect(screen.drawing.has(.tabBar, variant: nil))
    try screen.link("Deep").tap()
    #expect(screen.drawing.has(.tabBar, variant: "away"))
    screen.back()
    #expect(screen.drawing.has(.tabBar, variant: nil))
  }

  @Test func `a paged tab view has a dot for each page, which selects it`() throws {
    let screen = Screen(Swiped())
    #expect(screen.text.contains("page 1"))
    #expect(screen.text.contains("slide 0") && screen.text.contains("slide 2"))
    try screen.button("3 / 3").tap()
    #expect(screen.text.contains("page 2"))
    try screen.button("First").tap()
    #expect(try screen.button("1 / 3").isSelected)
    #expect(screen.drawing.has(.box, variant: "dots solid"))
    #expect(!Screen(Swiped(hides: true)).has("1 / 3"))
  }

  @Test func `a row's badge is at its end, and 0 is not shown`() {
    let screen = Screen(Rows())
    #expect(screen.lines == ["Inbox", "12", "Nothing", "Words", "new"])
  }
}

extension ElementTree {
  fileprivate func has(_ kind: ElementKind, variant: String?) -> Bool {
    (element.kind == kind && element[.variant] == variant)
      || children.contains { $0.has(kind, variant: variant) }
  }
}
