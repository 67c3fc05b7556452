import StrataRendering
import Testing

@testable import StrataHTMLRenderer

/// Tests of padded stacks that share a row with other views.
@Suite struct SharedPaddingTests {
  private func classes(
    _ style: [StyleRule], of kind: ElementKind = .vStack, stretch: Stretch = .width
  ) -> [String] {
    var stack = Element(kind, style: style)
    stack.stretch = stretch
    return stack.html(ElementID(1)).classes.filter { $0.hasPrefix("sq") }
  }

  private func padding(_ leading: Double?, _ trailing: Double?) -> StyleRule {
    .padding(top: 1, leading: leading, bottom: 2, trailing: trailing)
  }

  @Test func `a padded stack that takes all the width passes its padding to its members`() {
    #expect(classes([padding(8, 4)]) == ["sq8-4"])
    #expect(classes([padding(nil, 4)], of: .zStack, stretch: .both) == ["sq0-4"])
    #expect(classes([padding(8, nil)], of: .hStack) == ["sqh8-0"])
  }

  @Test func `a stack that is as wide as its members keeps its padding`() {
    #expect(classes([padding(8, 4)], stretch: .height) == [])
    #expect(classes([padding(8, 4)], stretch: []) == [])
  }

  @Test func `padding above, below or outwards is not passed to a stack's members`() {
    #expect(classes([]) == [])
    #expect(classes([padding(nil, nil)]) == [])
    #expect(classes([padding(-8, 4)]) == [])
  }

  @Test func `a stack whose members lie by guides keeps its padding`() {
    #expect(classes([padding(8, 4), .guides(.column, [])]) == [])
  }
}
