import StrataViewTree
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Tests that elements are collected and nodes are unmounted by visiting children, which must be
/// those that a node lists.
@MainActor @Suite struct ChildrenTests {
  struct Page: View {
    @State private var isOn = true
    @Environment(\.locale) private var locale

    var body: some View {
      NavigationStack {
        List {
          if isOn { Text("On") } else { Text("Off") }
          ForEach(0..<3) { Text("Row \($0)") }
          AnyView(Button("Switch") { isOn.toggle() }.id(isOn))
          Toggle("Setting", isOn: $isOn)
        }
        .environment(\.locale, locale)
        .task {}
        .onAppear {}
        .navigationTitle("Page")
        .toolbar { Button("Add") {} }
      }
      .sheet(isPresented: $isOn) { Text("Sheet") }
    }
  }

  /// Checks a node and those below it, and returns their number.
  private func check(_ node: Node) -> Int {
    var visited: [ObjectIdentifier] = []
    node.forEachChild { visited.append(ObjectIdentifier($0)) }
    #expect(visited == node.children.map { ObjectIdentifier($0) }, "\(node.pathComponent)")
    return node.children.map(check).reduce(1, +)
  }

  @Test func `each node of the view tree visits exactly the children that it lists, in order`()
    throws
  {
    let screen = Screen(Page())
    for root in [screen.liveTree.screen, screen.liveTree.presentations] {
      #expect(check(try #require(root)) > 1)
    }
  }
}
