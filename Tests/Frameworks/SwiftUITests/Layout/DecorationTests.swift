import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct DecorationTests {
  /// The style of each box from the outside in, down to the text.
  private func boxes(_ view: some View) -> [[StyleRule]] {
    let screen = Screen(view)
    var list: [[StyleRule]] = []
    var next: ElementTree? = screen.drawing.children.first
    while let tree = next {
      list.append(tree.element.style)
      next = tree.children.first
    }
    return list
  }

  private let padding = StyleRule.padding(top: 8, leading: 8, bottom: 8, trailing: 8)
  private let red = StyleRule.background(.named("red"))
  private let blue = StyleRule.background(.named("blue"))

  @Test func `a background after a padding fills the padding and shares its element`() {
    #expect(boxes(Text("x").padding(8).background(.red)) == [[padding, red]])
  }

  @Test func `a background before a padding does not fill the padding`() {
    #expect(boxes(Text("x").background(.red).padding(8)) == [[padding], [red]])
  }

  @Test func `two paddings add up`() {
    #expect(boxes(Text("x").padding(8).padding(8)) == [[padding], [padding]])
  }

  @Test func `two backgrounds with paddings have separate boxes`() {
    let view = Text("x").padding(8).background(.red).padding(8).background(.blue)
    #expect(boxes(view) == [[padding, blue], [padding, red]])
  }

  @Test func `each frame modifier wraps the view in another element`() {
    let place = StyleRule.place(horizontal: .center, vertical: .center)
    let small = StyleRule.size(width: 10, height: 10)
    let wide = StyleRule.limits(minWidth: nil, maxWidth: .infinity, minHeight: nil, maxHeight: nil)
    let leading = StyleRule.place(horizontal: .start, vertical: .center)
    let view = Text("x").frame(width: 10, height: 10).frame(
      maxWidth: .infinity, alignment: .leading)
    #expect(boxes(view) == [[wide, leading], [small, place], []])
  }

  @Test func `clipShape and opacity after a background share the background's element`() {
    let view = Text("x").background(.red).clipShape(Capsule()).opacity(0.5)
    #expect(boxes(view) == [[red, .capsule, .opacity(0.5)]])
    #expect(boxes(Text("x").opacity(0.5).background(.red)) == [[red], [.opacity(0.5)]])
  }

  @Test func `an accessibility identifier is set on the outermost element of its view`() throws {
    let screen = Screen(Text("x").background(.red).padding(8).accessibilityIdentifier("named"))
    #expect(try screen.element("named").drawing.style == [padding])
  }
}
