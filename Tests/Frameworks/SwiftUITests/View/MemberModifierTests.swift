import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests that a modifier on several views applies to each of them.
@MainActor @Suite struct MemberModifierTests {
  /// The outermost elements of a view in a stack, without the stack.
  private func members(_ view: some View) -> [ElementTree] {
    Screen(VStack { view }).drawing.children[0].children
  }

  private func texts(_ tree: ElementTree) -> [String] {
    (tree.element.text.map { [$0] } ?? []) + tree.children.flatMap(texts)
  }

  private static let size = StyleRule.size(width: 90, height: 40)

  /// Expects that each text is in a separate element, and that this element has the rule.
  private func expect(
    _ view: some View, gives rule: StyleRule, toEach words: [String],
    _ place: SourceLocation = #_sourceLocation
  ) {
    let found = members(view)
    #expect(found.map(texts) == words.map { [$0] }, sourceLocation: place)
    #expect(found.allSatisfy { $0.element.style.contains(rule) }, sourceLocation: place)
  }

  private struct Two: View {
    var body: some View {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
  }

  private var group: some View {
    Group {
      Text(verbatim: "a")
      Text(verbatim: "b").padding(3)
    }
  }

  private func choice(isLong: Bool) -> some View {
    Group {
      if isLong {
        Text(verbatim: "a")
        Text(verbatim: "b")
      } else {
        Text(verbatim: "c")
      }
    }
  }

  private func maybe(_ isThere: Bool) -> some View {
    Group { if isThere { Text(verbatim: "a") } }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.frame(width: 90, height: 40) }
  }

  @Test func `a frame on a Group applies to each of its views`() {
    expect(group.frame(width: 90, height: 40), gives: Self.size, toEach: ["a", "b"])
    expect(group.modifier(Framed()), gives: Self.size, toEach: ["a", "b"])
    expect(AnyView(group).frame(width: 90, height: 40), gives: Self.size, toEach: ["a", "b"])
    expect(Two().frame(width: 90, height: 40), gives: Self.size, toEach: ["a", "b"])
  }

  @Test func `a frame on a ForEach or an if statement applies to each of its views`() {
    let rows = ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }
    expect(rows.frame(width: 90, height: 40), gives: Self.size, toEach: ["a", "b", "c"])
    expect(
      choice(isLong: true).frame(width: 90, height: 40), gives: Self.size, toEach: ["a", "b"])
    expect(choice(isLong: false).frame(width: 90, height: 40), gives: Self.size, toEach: ["c"])
  }

  @Test func `modifiers of an empty view draw nothing`() {
    let size = CGFloat(90)
    #expect(members(maybe(false).frame(width: size).background(Color.red)).isEmpty)
    #expect(members(maybe(true).frame(width: size).background(Color.red)).count == 1)
  }

  @Test func `padding and background on several views keep their order around each view`() {
    let padding = StyleRule.padding(top: 5, leading: 5, bottom: 5, trailing: 5)
    let drawn = members(Two().padding(5).background(.red).padding(5))
    #expect(drawn.map(texts) == [["a"], ["b"]])
    for tree in drawn {
      #expect(tree.element.style == [padding])
      #expect(tree.children[0].element.style.contains(padding))
    }
  }

  @Test func `a background or mask on several views is drawn once for each view`() {
    let backed = members(Two().background { Text(verbatim: "back") })
    #expect(backed.map(texts) == [["back", "a"], ["back", "b"]])
    let masked = members(Two().mask { Text(verbatim: "mask") })
    #expect(masked.map(texts) == [["a", "mask"], ["b", "mask"]])
  }

  @Test
  func `a background on several views has the environment of the group and not of a view in it`()
    throws
  {
    #expect(
      members(Turned().background { Direction() }).map(texts) == [
        ["leftToRight", "a"], ["leftToRight", "b"],
      ])
  }

  private struct Turned: View {
    var body: some View {
      Text(verbatim: "a").environment(\.layoutDirection, .rightToLeft)
      Text(verbatim: "b")
    }
  }

  private struct Direction: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      Text(verbatim: direction == .leftToRight ? "leftToRight" : "rightToLeft")
    }
  }

  private struct Growing: View {
    @State private var width = 50.0
    @State private var names = ["a", "b"]
    var body: some View {
      ForEach(names, id: \.self) { Counted(name: $0) }.frame(width: width)
      Button("wider") { width += 10 }
      Button("more") { names.insert("c", at: 0) }
    }
  }

  private struct Counted: View {
    var name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test
  func `each view of a modified ForEach keeps its state when the modifier or the rows change`()
    throws
  {
    let screen = Screen(Growing())
    try screen.button("b 0").tap()
    try screen.button("wider").tap()
    #expect(screen.has("b 1"))
    #expect(screen.drawing.children[1].element.style.first == .size(width: 60, height: nil))
    try screen.button("more").tap()
    #expect(screen.has("c 0") && screen.has("b 1"))
    #expect(screen.drawing.children.map(texts).prefix(3) == [["c 0"], ["a 0"], ["b 1"]])
  }

  @Test func `a frame on two views in a list leaves each view in a row of its own`() {
    let list = Screen(List { Two().frame(width: 90, height: 40) })
    #expect(list.all(.row).map(\.lines) == [["a"], ["b"]])
  }
}
