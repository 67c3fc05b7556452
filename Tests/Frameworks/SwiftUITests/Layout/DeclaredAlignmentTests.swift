import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  fileprivate static let mid = VerticalAlignment(Middle.self)
  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}

/// Tests of alignment guides: the distances that a container gives its members.
@MainActor @Suite struct DeclaredAlignmentTests {
  private func named(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  /// Reports the size of a view.
  private func size(_ screen: Screen, _ name: String, _ height: CGFloat) throws {
    try screen.element(name).layOut(CGRect(x: 0, y: 0, width: 40, height: height))
  }

  /// Returns the places of the members of the outermost container.
  private func places(_ screen: Screen) -> StyleRule? {
    screen.drawing.children[0].element.style.first {
      if case .guides = $0 { true } else { false }
    }
  }

  @Test func `a declared alignment in the middle needs no size of a view`() throws {
    let screen = Screen(
      HStack(alignment: .mid) {
        named("a")
        named("b")
      })
    #expect(places(screen) == nil)
    #expect(try !screen.element("a").drawing.events.contains(.box))
    #expect(VerticalAlignment.mid != .quarter && VerticalAlignment.mid != .center)
  }

  @Test func `a row places views where their guides of a declared alignment coincide`() throws {
    let screen = Screen(
      HStack(alignment: .mid) {
        named("a").alignmentGuide(.mid) { $0[.bottom] }
        named("b")
      })
    try size(screen, "a", 20)
    #expect(places(screen) == nil, "the size of b is not known")
    try size(screen, "b", 60)
    #expect(places(screen) == .guides(.row, [.init(y: 10), .init(y: 0)]))
    try size(screen, "a", 50)
    #expect(places(screen) == .guides(.row, [.init(y: 0), .init(y: 20)]))
  }

  @Test func `views are measured for a declared alignment that is at no side`() throws {
    let screen = Screen(
      HStack(alignment: .quarter) {
        named("a")
        named("b")
      })
    try size(screen, "a", 20)
    try size(screen, "b", 40)
    #expect(places(screen) == .guides(.row, [.init(y: 5), .init(y: 0)]))
  }

  @Test func `a column makes room for a guide outside of its view`() throws {
    let screen = Screen(
      VStack(alignment: .leading) {
        named("a").alignmentGuide(.leading) { _ in -20 }
        named("b")
      })
    try size(screen, "a", 20)
    #expect(places(screen) == .guides(.column, [.init(x: 20), .init(x: 0)]))
  }

  @Test func `a guide of another alignment than the container's has no effect`() throws {
    let screen = Screen(
      VStack {
        named("a").alignmentGuide(.leading) { _ in -20 }.alignmentGuide(.mid) { _ in 3 }
        named("b")
      })
    try size(screen, "a", 20)
    #expect(places(screen) == nil)
  }

  @Test func `a pile places views by their guides along both axes`() throws {
    let screen = Screen(
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .mid)) {
        named("a").alignmentGuide(.leading) { $0[HorizontalAlignment.trailing] }
          .alignmentGuide(.mid) { $0[.top] }
        named("b")
      })
    try size(screen, "a", 20)
    try size(screen, "b", 60)
    #expect(places(screen) == .guides(.pile, [.init(x: 0, y: 30), .init(x: 40, y: 0)]))
  }

  @Test func `a frame moves its view by the guide and keeps its size`() throws {
    let view = named("a").alignmentGuide(.leading) { _ in -20 }
    let screen = Screen(view.frame(width: 100, alignment: .leading))
    try size(screen, "a", 20)
    #expect(places(screen) == .guides(.frame, [.init(x: 20)]))
    let centred = Screen(view.frame(width: 100))
    try size(centred, "a", 20)
    #expect(places(centred) == nil)
  }

  @Test func `a guide can be computed from one that the view sets explicitly`() throws {
    let screen = Screen(
      HStack(alignment: .top) {
        named("a").alignmentGuide(.mid) { _ in 10 }
          .alignmentGuide(.top) { $0[explicit: .mid] ?? 99 }
        named("b").alignmentGuide(.top) { $0[explicit: .mid] ?? 4 }
      })
    try size(screen, "a", 20)
    try size(screen, "b", 20)
    #expect(places(screen) == .guides(.row, [.init(y: 0), .init(y: 6)]))
  }

  @Test func `the outer one of two guides of the same alignment is used`() throws {
    let screen = Screen(
      HStack(alignment: .top) {
        named("a").alignmentGuide(.top) { _ in 1 }.alignmentGuide(.top) { $0[.top] + 6 }
        named("b")
      })
    try size(screen, "a", 20)
    #expect(places(screen) == .guides(.row, [.init(y: 0), .init(y: 7)]))
  }

  @Test func `a stack's guide is the average of those that its views set`() throws {
    let screen = Screen(
      HStack(alignment: .mid) {
        VStack {
          named("a").alignmentGuide(.mid) { $0[.bottom] }
          named("b").alignmentGuide(.mid) { $0[.bottom] }
        }
        named("c")
      })
    for name in ["a", "b", "c"] { try size(screen, name, 20) }
    let column = try #require(screen.drawing.children[0].children[0].element[.space])
    let spaces = [column: CGRect(x: 100, y: 200, width: 40, height: 60)]
    try screen.element("a").layOut(CGRect(x: 100, y: 200, width: 40, height: 20), spaces: spaces)
    #expect(places(screen) == nil, "the place of b is not known")
    try screen.element("b").layOut(CGRect(x: 100, y: 240, width: 40, height: 20), spaces: spaces)
    #expect(places(screen) == .guides(.row, [.init(y: 0), .init(y: 30)]))
  }

  @Test func `a guide in a padded view is measured from the padding's edge`() throws {
    let screen = Screen(
      HStack(alignment: .top) {
        named("a").alignmentGuide(.top) { _ in 5 }.padding(10)
        named("b")
      })
    try size(screen, "a", 20)
    let padded = try #require(screen.drawing.children[0].children[0].element[.space])
    try screen.element("a").layOut(
      CGRect(x: 10, y: 110, width: 40, height: 20),
      spaces: [padded: CGRect(x: 0, y: 100, width: 60, height: 40)])
    #expect(places(screen) == .guides(.row, [.init(y: 0), .init(y: 15)]))
  }

  @Test func `a container forgets the guide of a view that goes`() throws {
    struct Row: View {
      @State var isGuided = true
      var body: some View {
        HStack(alignment: .top) {
          if isGuided { Text("a").accessibilityIdentifier("a").alignmentGuide(.top) { _ in -5 } }
          Button("b") { isGuided = false }
        }
      }
    }
    let screen = Screen(Row())
    try size(screen, "a", 20)
    #expect(places(screen) == .guides(.row, [.init(y: 5), .init(y: 0)]))
    try screen.button("b").tap()
    #expect(places(screen) == nil)
  }

  @Test func `combined guides of views are their average without those that set none`() {
    #expect(VerticalAlignment.mid.combineExplicit([2, nil, 6]) == 4)
    #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
  }
}
