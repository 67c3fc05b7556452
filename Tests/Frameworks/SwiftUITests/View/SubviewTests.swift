import SwiftUI
import SwiftUITesting
import Testing

private struct IsPinned: ContainerValueKey { static let defaultValue = false }

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[IsPinned.self] }
    set { self[IsPinned.self] = newValue }
  }
}

/// A card around each subview.
private struct Cards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { view in
        HStack {
          if view.containerValues.isPinned { Text(verbatim: "pinned") }
          view
          Text(verbatim: view.containerValues.tag(for: Int.self).map { "#\($0)" } ?? "-")
        }
      }
    }
  }
}

private struct Two: View {
  @State private var count = 0
  var body: some View { Button("Pressed \(count)") { count += 1 } }
}

@MainActor @Suite struct SubviewTests {
  @Test func `a container enumerates its subviews with their container values`() {
    let isThere = true
    let screen = Screen(
      Cards {
        Text(verbatim: "A").containerValue(\.isPinned, true)
        Group {
          Text(verbatim: "B").tag(7)
          if isThere { Text(verbatim: "C") } else { Text(verbatim: "D") }
        }
        .bold()
        ForEach(0..<2) { Text(verbatim: "row \($0)").tag($0) }
        EmptyView()
      })
    #expect(
      screen.lines == ["pinned", "A", "-", "B", "#7", "C", "-", "row 0", "#0", "row 1", "#1"])
  }

  @Test func `a group can rearrange its subviews`() {
    let screen = Screen(
      Group(
        subviews: TupleView((Text(verbatim: "A"), Text(verbatim: "B"), Text(verbatim: "C")))
      ) { views in
        Text(verbatim: "\(views.count) of \(views.map(\.containerValues).count)")
        if let last = views.last { last }
        Divider()
        views.dropLast()
        views[0..<1][0..<1]
        if views[0].containerValues.hasTag("x") { Text(verbatim: "never") }
      })
    #expect(screen.lines == ["3 of 3", "C", "A", "B", "A"])
    #expect(screen.text.contains("3 of 3"))
  }

  private struct Order: View {
    @State private var names = ["a", "b"]
    var body: some View {
      Cards { ForEach(names, id: \.self) { _ in Two() } }
      Button("Turn") { names.reverse() }
    }
  }

  @Test func `a subview keeps its state when the container moves it`() throws {
    let screen = Screen(Order())
    try #require(screen.all(.button, "Pressed 0").first).tap()
    #expect(screen.lines.prefix(3) == ["Pressed 1", "-", "Pressed 0"])
    try screen.button("Turn").tap()
    #expect(screen.lines.prefix(3) == ["Pressed 0", "-", "Pressed 1"])
  }

  @Test func `a group and a ForEach of subviews draw what their closure returns for them`() {
    func groupType<C: View>(_ group: Group<C>) -> C.Type { C.self }
    let group = Group(subviews: Text(verbatim: "A")) { _ in Text(verbatim: "B") }
    #expect(groupType(group) == GroupElementsOfContent<Text, Text>.self)
    #expect(Screen(VStack { group }).lines == ["B"])
    func loopType<D, I, C: View>(_ loop: ForEach<D, I, C>) -> D.Type { D.self }
    let loop = ForEach(subviews: Text(verbatim: "A")) { _ in Text(verbatim: "B") }
    #expect(loopType(loop) == ForEachSubviewCollection<Text>.self)
    #expect(Screen(VStack { loop }).lines == ["B"])
  }

  @Test func `each subview of a group has a different identifier`() {
    var ids: Set<Subview.ID> = []
    let page = Group(subviews: ForEach(0..<3) { Text(verbatim: "row \($0)") }) { views in
      let _ = ids.formUnion(views.map(\.id))
      ForEach(views, id: \.id) { $0 }
    }
    #expect(Screen(VStack { page }).lines == ["row 0", "row 1", "row 2"])
    #expect(ids.count == 3)
  }
}
