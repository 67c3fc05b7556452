import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the readable and settable properties of layout values.
@MainActor @Suite struct LayoutFieldTests {
  private let text = Text(verbatim: "x")

  @Test func `edge insets can be changed one by one`() {
    var insets = EdgeInsets()
    (insets.top, insets.leading, insets.bottom, insets.trailing) = (1, 2, 3, 4)
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      Drawn(text.padding(insets)).rules == [.padding(top: 1, leading: 2, bottom: 3, trailing: 4)])
  }

  @Test func `the edge sets horizontal and vertical contain both edges of their axis`() {
    #expect(Edge.Set.horizontal == [.leading, .trailing] && Edge.Set.vertical == [.top, .bottom])
    #expect(
      Drawn(text.padding(.horizontal, 5)).rules == [
        .padding(top: nil, leading: 5, bottom: nil, trailing: 5)
      ])
    #expect(HorizontalEdge.Set(HorizontalEdge.trailing) == .trailing)
    #expect(HorizontalEdge.Set(.leading).union(HorizontalEdge.Set(.trailing)) == .all)
    #expect(VerticalEdge.Set(.top) == .top && VerticalEdge.Set(VerticalEdge.bottom) == .bottom)
    let bar = text.safeAreaInset(edge: HorizontalEdge.trailing) { Text(verbatim: "bar") }
    #expect(Screen(bar).lines == ["x", "bar"])
  }

  @Test func `a grid item can be changed after it is made`() {
    var item = GridItem(.fixed(10))
    #expect(item.spacing == nil && item.alignment == nil)
    item.size = .flexible(minimum: 7, maximum: 9)
    item.spacing = 3
    item.alignment = .bottomTrailing
    let grid = Drawn(LazyVGrid(columns: [item, GridItem(.fixed(1))]) { text })
    let track = StyleRule.GridLane(
      .flexible(minimum: 7, maximum: 9), spacing: 3, horizontal: .end, vertical: .end)
    #expect(
      grid.rules.contains {
        if case .lanes(let lanes, _) = $0 { lanes.first == track } else { false }
      })
  }

  /// The rules of a layout's container.
  private func rules(_ layout: some Layout) -> [StyleRule] {
    Drawn(layout { text }).elements.first?.style ?? []
  }

  @Test func `a stack layout is drawn with the alignment and spacing that are set on it`() {
    var row = HStackLayout()
    #expect(row.alignment == .center && row.spacing == nil)
    (row.alignment, row.spacing) = (.bottom, 3)
    #expect(rules(row) == [.spacing(3), .alignItems(.end)])
    var column = VStackLayout()
    (column.alignment, column.spacing) = (.trailing, 4)
    #expect(rules(column) == [.spacing(4), .alignItems(.end)])
    var pile = ZStackLayout()
    pile.alignment = .topTrailing
    #expect(rules(pile) == [.place(horizontal: .end, vertical: .start)])
    pile.alignment = .bottom
    #expect(rules(pile) == [.place(horizontal: .center, vertical: .end)])
  }

  @Test func `each vertical alignment of a row sets a different style rule`() {
    func stands(_ alignment: VerticalAlignment) -> [StyleRule] {
      Drawn(HStack(alignment: alignment) { text }).elements.first?.style ?? []
    }
    #expect(stands(VerticalAlignment.bottom) == [.alignItems(.end)])
    #expect(stands(VerticalAlignment.top) == [.alignItems(.start)])
    #expect(stands(VerticalAlignment.center) == [])
    #expect(stands(VerticalAlignment.firstTextBaseline) == [.alignItems(.firstBaseline)])
    #expect(stands(VerticalAlignment.lastTextBaseline) == [.alignItems(.lastBaseline)])
  }

  private struct Corners: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  private struct Anchored: View {
    var source: Anchor<CGPoint>.Source
    var body: some View {
      Text(verbatim: "one").accessibilityIdentifier("one")
        .anchorPreference(key: Corners.self, value: source) { [$0] }
        .overlayPreferenceValue(Corners.self) { points in
          GeometryReader { proxy in
            ForEach(points.indices, id: \.self) { index in
              let point = proxy[points[index]]
              Text(verbatim: "\(Int(point.x)) \(Int(point.y))")
            }
          }
          .accessibilityIdentifier("reader")
        }
    }
  }

  @Test func `each corner and side of a view is an anchor`() throws {
    let sources: [(Anchor<CGPoint>.Source, String)] = [
      (.topLeading, "0 0"), (.top, "20 0"), (.topTrailing, "40 0"), (.leading, "0 10"),
      (.center, "20 10"), (.trailing, "40 10"), (.bottomLeading, "0 20"), (.bottom, "20 20"),
      (.bottomTrailing, "40 20"),
    ]
    for (source, place) in sources {
      let screen = Screen(Anchored(source: source))
      try screen.element("one").layOut(CGRect(x: 10, y: 10, width: 40, height: 20))
      try screen.element("reader").layOut(CGRect(x: 10, y: 10, width: 40, height: 20))
      #expect(screen.has(place), "\(screen.text)")
    }
  }

  @available(*, deprecated)
  @Test func `a coordinate space is found by its name, also with the deprecated modifier`() throws {
    struct Read: View {
      var space: CoordinateSpace
      var body: some View {
        GeometryReader { proxy in
          let frame = proxy.frame(in: space)
          Text(verbatim: "\(Int(frame.minX)) \(Int(frame.minY))")
        }
        .accessibilityIdentifier("reader")
      }
    }
    for space in [CoordinateSpace.global, .named(AnyHashable("page"))] {
      let screen = Screen(
        VStack { Read(space: space) }.coordinateSpace(name: "page"))
      try screen.element("reader").layOut(
        CGRect(x: 30, y: 50, width: 40, height: 20),
        spaces: ["page": CGRect(x: 10, y: 10, width: 200, height: 200)])
      #expect(screen.has(space.isGlobal ? "30 50" : "20 40"), "\(space): \(screen.text)")
    }
    let named: any CoordinateSpaceProtocol = NamedCoordinateSpace.named("page")
    #expect(named.coordinateSpace == CoordinateSpace.named(AnyHashable("page")))
  }

  @Test func `an alignment guide can use the view's width`() {
    var seen: [CGFloat] = []
    let screen = Screen(
      text.accessibilityIdentifier("x").alignmentGuide(.leading) {
        seen.append($0.width)
        return $0.width / 2
      })
    try? screen.element("x").layOut(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(seen.last == 40, "\(seen)")
  }

  @Test func `SafeAreaRegions.all ignores the whole safe area`() {
    #expect(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
    let all = StyleRule.bleeds(top: true, leading: true, bottom: true, trailing: true)
    #expect(Drawn(text.ignoresSafeArea(SafeAreaRegions.all)).rules == [all])
  }
}
