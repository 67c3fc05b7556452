import Rendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.sidebar
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List {
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
      }
      .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("N\($0)") }
      .navigationTitle("Numbers")
    } detail: {
      Text("Nothing chosen")
      Button("Only this") { visibility = .detailOnly }
      Text(column == .detail ? "at detail" : "at side")
    }
  }
}

private struct Three: View {
  var body: some View {
    NavigationSplitView {
      Text("first").navigationTitle("First")
    } content: {
      NavigationLink("Go") { Text("gone") }
    } detail: {
      Text("last")
    }
  }
}

extension ElementTree {
  fileprivate var split: String? {
    if let variant = element[.variant], variant.hasPrefix("split") { return variant }
    return children.lazy.compactMap(\.split).first
  }
}

@MainActor @Suite struct SplitTests {
  @Test func `columns stand beside each other, and a link replaces the last`() throws {
    let screen = Screen(Page())
    #expect(screen.text.contains("Nothing chosen") && screen.has("One"))
    #expect(screen.drawing.split == "split at-side")
    try screen.link("One").tap()
    #expect(screen.text.contains("number 1") && !screen.text.contains("Nothing chosen"))
    #expect(screen.drawing.split == "split at-main")
    #expect(screen.url == "/1")
    try screen.link("Two").tap()
    #expect(screen.text.contains("number 2"))
    #expect(screen.url == "/2")
  }

  @Test func `a narrow window goes back to the column before`() throws {
    let screen = Screen(Page())
    try screen.link("One").tap()
    try screen.link("BackButton").tap()
    #expect(screen.drawing.split == "split at-side")
  }

  @Test func `the first column can be hidden`() throws {
    let screen = Screen(Page())
    try screen.button("Only this").tap()
    #expect(screen.drawing.split == "split at-side only")
    try screen.button("SidebarToggle").tap()
    #expect(screen.drawing.split == "split at-side")
  }

  @Test func `three columns have one more`() throws {
    let screen = Screen(Three())
    for text in ["first", "Go", "last"] { #expect(screen.has(text), "\(text)") }
    try screen.button("Go").tap()
    #expect(screen.text.contains("gone") && !screen.text.contains("last"))
  }

  @Test func `an address opens the detail`() {
    let screen = Screen(Page(), url: "/2")
    #expect(screen.text.contains("number 2"))
    #expect(screen.drawing.split == "split at-main")
  }
}
