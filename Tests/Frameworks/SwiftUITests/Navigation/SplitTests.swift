import StrataRendering
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

/// A custom style that calls a built-in one.
private struct Passing: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProminentDetailNavigationSplitViewStyle().makeBody(configuration: configuration)
  }
}

private struct Wide: View {
  @State private var isWide = false
  var body: some View {
    NavigationSplitView {
      Button("Wider") { isWide.toggle() }
        .navigationSplitViewColumnWidth(isWide ? 400 : 240)
    } content: {
      Text("mid").navigationSplitViewColumnWidth(min: 100, ideal: 300, max: 500)
    } detail: {
      Text("last")
    }
  }
}

extension ElementTree {
  /// The widths of the columns in their order.
  fileprivate var widths: [Double] {
    let own = element.style.compactMap { rule -> Double? in
      if case .columnWidth(let width) = rule { width } else { nil }
    }
    return own + children.flatMap(\.widths)
  }
}

@MainActor @Suite struct SplitTests {
  @Test func `a split view style sets how the columns share the window`() {
    func look(_ style: some NavigationSplitViewStyle) -> String? {
      Screen(Page().navigationSplitViewStyle(style)).drawing.split
    }
    #expect(look(AutomaticNavigationSplitViewStyle.automatic) == "split at-side")
    #expect(look(BalancedNavigationSplitViewStyle.balanced) == "split at-side")
    #expect(look(AutomaticNavigationSplitViewStyle()) == "split at-side")
    #expect(look(BalancedNavigationSplitViewStyle()) == "split at-side")
    #expect(look(ProminentDetailNavigationSplitViewStyle.prominentDetail) == "split at-side prom")
    #expect(look(Passing()) == "split at-side prom")
  }

  @Test func `a split view style keeps the state of the columns`() throws {
    let screen = Screen(Page().navigationSplitViewStyle(.prominentDetail))
    try screen.link("One").tap()
    #expect(screen.text.contains("number 1") && screen.drawing.split == "split at-main prom")
  }

  @Test func `navigationSplitViewColumnWidth sets a column's width, which can change`() throws {
    let screen = Screen(Wide())
    #expect(screen.drawing.widths == [240, 300])
    try screen.button("Wider").tap()
    #expect(screen.drawing.widths == [400, 300])
  }

  @Test func `a column's edge can be dragged within its range`() throws {
    let screen = Screen(Wide())
    #expect(screen.all(.slider, "Resize").count == 1, "a fixed width has no edge")
    let edge = try screen.find(.slider, "Resize")
    #expect(edge.value == "300" && edge.drawing[.minimum] == "100")
    #expect(edge.drawing[.maximum] == "500")
    #expect(edge.drawing.style.contains(.slot(x: 92, y: 0, width: 416, height: nil)))
    for (wanted, width) in [("420", 420.0), ("9000", 500), ("nowhere", 500), ("-1", 100)] {
      try edge.set(wanted)
      #expect(screen.drawing.widths == [240, width])
    }
    try screen.button("Wider").tap()
    #expect(screen.drawing.widths == [400, 100], "a width of another column does not change these")
  }

  @Test func `a width range with one bound has a default for the other`() throws {
    func range(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> [String?] {
      let view = NavigationSplitView {
        Text("side").navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
      } detail: {
        Text("last")
      }
      let edge = Screen(view).all(.slider).first
      return [edge?.drawing[.minimum], edge?.drawing[.maximum], edge?.value]
    }
    #expect(range(min: 200, ideal: 240) == ["200", "480", "240"])
    #expect(range(ideal: 240, max: 300) == ["160", "300", "240"])
    #expect(range(ideal: 120, max: 300) == ["120", "300", "120"])
    #expect(range(min: 200, ideal: 100, max: 300) == ["200", "300", "200"])
    #expect(range(ideal: 240) == [nil, nil, nil])
    #expect(range(min: 300, ideal: 240, max: 200) == [nil, nil, nil], "no range at all")
  }

  @Test func `columns are shown side by side, and a link replaces the content of the last one`()
    throws
  {
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

  @Test func `the back button of a split view shows the previous column in a narrow window`() throws
  {
    let screen = Screen(Page())
    try screen.link("One").tap()
    try screen.link("BackButton").tap()
    #expect(screen.drawing.split == "split at-side")
  }

  @Test func `the sidebar can be hidden and shown`() throws {
    let screen = Screen(Page())
    try screen.button("Only this").tap()
    #expect(screen.drawing.split == "split at-side only")
    try screen.button("SidebarToggle").tap()
    #expect(screen.drawing.split == "split at-side")
  }

  @Test func `a link in the second of three columns replaces the third`() throws {
    let screen = Screen(Three())
    for text in ["first", "Go", "last"] { #expect(screen.has(text), "\(text)") }
    try screen.button("Go").tap()
    #expect(screen.text.contains("gone") && !screen.text.contains("last"))
  }

  @Test func `an address opens its page in the detail column of a split view`() {
    let screen = Screen(Page(), url: "/2")
    #expect(screen.text.contains("number 2"))
    #expect(screen.drawing.split == "split at-main")
  }
}
