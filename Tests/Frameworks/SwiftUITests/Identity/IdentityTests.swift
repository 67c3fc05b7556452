import SwiftUI
import SwiftUITesting
import Testing

/// A row that counts its taps: its state shows whether its identity was kept.
private struct Row: View {
  let name: String
  @State private var taps = 0
  var body: some View {
    Button("\(name)=\(taps)") { taps += 1 }.accessibilityIdentifier(name)
  }
}

private struct Reordering: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Row(name: $0) }
      Button("Reverse") { names.reverse() }
      Button("Drop b") { names.removeAll { $0 == "b" } }
      Button("Add b") { names.insert("b", at: 0) }
    }
  }
}

private struct Numbered: View {
  @State private var number = 1
  var body: some View {
    VStack {
      Row(name: "row").id(number)
      Button("Renumber") { number += 1 }
      Button("Same") { number = number }
    }
  }
}

private struct Branching: View {
  @State private var isFirst = true
  @State private var isThere = true
  @State private var place = 0
  var body: some View {
    VStack {
      if isFirst { Row(name: "either") } else { Row(name: "either") }
      if isThere { Row(name: "maybe") }
      switch place {
      case 0: Row(name: "switched")
      case 1: Row(name: "switched")
      default: EmptyView()
      }
      Row(name: "after")
      Button("Branch") { isFirst.toggle() }
      Button("Hide") { isThere.toggle() }
      Button("Switch") { place += 1 }
    }
  }
}

private struct Erased: View {
  @State private var isText = false
  @State private var name = "any"
  var body: some View {
    VStack {
      isText ? AnyView(Text("plain")) : AnyView(Row(name: name))
      Button("Toggle") { isText.toggle() }
      Button("Rename") { name = "other" }
    }
  }
}

@MainActor @Suite struct IdentityTests {
  private func lines(_ screen: Screen, _ names: String...) -> [String] {
    screen.lines.filter { line in names.contains { line.hasPrefix("\($0)=") } }
  }

  @Test func `rows keep their state when they move`() throws {
    let screen = Screen(Reordering())
    try screen.element("a").tap()
    try screen.element("c").tap()
    try screen.element("c").tap()
    try screen.button("Reverse").tap()
    #expect(lines(screen, "a", "b", "c") == ["c=2", "b=0", "a=1"])
  }

  @Test func `a row that was removed and added again starts with new state`() throws {
    let screen = Screen(Reordering())
    try screen.element("b").tap()
    try screen.button("Drop b").tap()
    try screen.button("Add b").tap()
    #expect(lines(screen, "a", "b", "c") == ["b=0", "a=0", "c=0"])
  }

  @Test
  func `a view whose id changes loses its state, and one whose id stays the same keeps it`()
    throws
  {
    let screen = Screen(Numbered())
    try screen.element("row").tap()
    try screen.button("Same").tap()
    #expect(lines(screen, "row") == ["row=1"])
    try screen.button("Renumber").tap()
    #expect(lines(screen, "row") == ["row=0"])
  }

  @Test
  func `a view in the other branch of an if starts with new state, even if it has the same type`()
    throws
  {
    let screen = Screen(Branching())
    try screen.element("either").tap()
    try screen.element("switched").tap()
    try screen.button("Branch").tap()
    try screen.button("Switch").tap()
    #expect(lines(screen, "either", "switched") == ["either=0", "switched=0"])
  }

  @Test func `a view beside an if statement keeps its state when the branch changes`() throws {
    let screen = Screen(Branching())
    try screen.element("after").tap()
    for name in ["Branch", "Hide", "Switch"] { try screen.button(name).tap() }
    #expect(lines(screen, "after") == ["after=1"])
  }

  @Test func `an optional view that was removed and shown again starts with new state`() throws {
    let screen = Screen(Branching())
    try screen.element("maybe").tap()
    try screen.button("Hide").tap()
    #expect(!screen.has("maybe"))
    try screen.button("Hide").tap()
    #expect(lines(screen, "maybe") == ["maybe=0"])
  }

  @Test func `a type-erased view keeps its state as long as its type is the same`() throws {
    let screen = Screen(Erased())
    try screen.element("any").tap()
    try screen.button("Rename").tap()
    #expect(lines(screen, "any", "other") == ["other=1"])
    try screen.button("Toggle").tap()
    try screen.button("Toggle").tap()
    #expect(lines(screen, "any", "other") == ["other=0"])
  }
}
