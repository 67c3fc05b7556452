import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct SizeTests {
  private let text = Text(verbatim: "a")

  private func rules(_ view: some View) -> [StyleRule] {
    Screen(view).drawing.children.first?.element.style ?? []
  }

  @Test func `fixedSize fixes one or both dimensions`() {
    #expect(rules(text.fixedSize()).contains(.fixed(horizontal: true, vertical: true)))
    let upright = rules(text.fixedSize(horizontal: false, vertical: true))
    #expect(upright.contains(.fixed(horizontal: false, vertical: true)))
  }

  @Test func `a view with flipsForRightToLeftLayoutDirection is mirrored in right-to-left layout`()
  {
    let arrow = text.flipsForRightToLeftLayoutDirection(true)
    let mirrored = StyleRule.scale(x: -1, y: 1)
    #expect(!rules(arrow).contains(mirrored))
    #expect(rules(arrow.environment(\.layoutDirection, .rightToLeft)).contains(mirrored))
    let plain = text.flipsForRightToLeftLayoutDirection(false)
    #expect(!rules(plain.environment(\.layoutDirection, .rightToLeft)).contains(mirrored))
  }

  @Test func `zIndex sets the style rule of the drawing order`() {
    #expect(rules(text.zIndex(2)).contains(.layer(2)))
  }

  @Test func `padding with EdgeInsets sets a separate padding on each edge`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let padding = StyleRule.padding(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rules(text.padding(insets)).contains(padding))
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }
}
