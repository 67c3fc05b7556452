import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct LayoutModifierTests {
  /// All drawn elements, from the outside in.
  private func elements(_ view: some View) -> [Element] {
    func walk(_ tree: ElementTree) -> [Element] { [tree.element] + tree.children.flatMap(walk) }
    return Screen(view).drawing.children.flatMap(walk)
  }

  private func rules(_ view: some View) -> [StyleRule] { elements(view).flatMap(\.style) }
  private let text = Text(verbatim: "x")

  @Test func `offset, position, layoutPriority and aspectRatio set their style rules`() {
    #expect(rules(text.offset(CGSize(width: 3, height: 4))) == [.offset(x: 3, y: 4)])
    #expect(rules(text.position(x: 5, y: 6)) == [.trait(.room), .position(x: 5, y: 6)])
    #expect(
      rules(text.position(CGPoint(x: 7, y: 8))) == [.trait(.room), .position(x: 7, y: 8)])
    #expect(rules(text.layoutPriority(1)) == [.trait(.firm)])
    #expect(rules(text.layoutPriority(-1)) == [.trait(.yielding)])
    #expect(rules(text.layoutPriority(0)) == [])
    #expect(rules(text.aspectRatio(2, contentMode: .fit)) == [.aspectRatio(2, fills: false)])
    #expect(
      rules(text.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill))
        == [.aspectRatio(1.5, fills: true)])
    #expect(rules(text.scaledToFit()) == [.aspectRatio(nil, fills: false)])
    #expect(rules(text.scaledToFill()) == [.aspectRatio(nil, fills: true)])
  }

  @Test func `ignoresSafeArea and safeAreaPadding set their style rules`() {
    let all = StyleRule.bleeds(top: true, leading: true, bottom: true, trailing: true)
    #expect(rules(text.ignoresSafeArea()) == [all])
    #expect(
      rules(text.ignoresSafeArea(.container, edges: .top)) == [
        .bleeds(top: true, leading: false, bottom: false, trailing: false)
      ])
    #expect(rules(text.ignoresSafeArea(.keyboard)) == [])
    let padding = StyleRule.padding(top: 4, leading: 4, bottom: 4, trailing: 4)
    #expect(rules(text.safeAreaPadding(4)) == [padding])
    #expect(rules(text.safeAreaPadding(.all, 4)) == [padding])
    let insets = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    #expect(rules(text.safeAreaPadding(insets)) == [padding])
  }

  @available(*, deprecated) @Test
  func `deprecated edgesIgnoringSafeArea sets the same style rules as ignoresSafeArea`() {
    #expect(rules(text.edgesIgnoringSafeArea(.all)) == rules(text.ignoresSafeArea()))
  }

  @Test func `a safe area inset is placed before or after its content`() {
    let bottom = Screen(
      Text(verbatim: "page").safeAreaInset(edge: .bottom, spacing: 3) { Text(verbatim: "bar") })
    #expect(bottom.lines == ["page", "bar"])
    let top = Screen(
      Text(verbatim: "page").safeAreaInset(edge: VerticalEdge.top) { Text(verbatim: "bar") })
    #expect(top.lines == ["bar", "page"])
    let side = elements(
      Text(verbatim: "page").safeAreaInset(edge: HorizontalEdge.leading) { Text(verbatim: "bar") })
    #expect(side[0].kind == .hStack)
    #expect(side[1][.variant] == "inset-bar leading")
  }

  @Test func `containerRelativeFrame sets the view's share of the container's width and height`() {
    let share = StyleRule.Share(count: 3, span: 2, spacing: 10)
    let place = StyleRule.place(horizontal: .center, vertical: .center)
    #expect(
      rules(text.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10))
        == [.container(width: share, height: nil), place])
    let whole = StyleRule.Share(count: 1, span: 1, spacing: 0)
    #expect(
      rules(text.containerRelativeFrame([.horizontal, .vertical]))
        == [.container(width: whole, height: whole), place])
  }

  @Test func `lazy grids set their tracks and gaps`() {
    let grid = elements(
      LazyVGrid(
        columns: [
          GridItem(.fixed(10), spacing: 4, alignment: .topLeading),
          GridItem(.flexible(minimum: 5, maximum: 9)),
        ],
        alignment: .leading, spacing: 6
      ) { text })[0]
    #expect(
      grid.style == [
        .lanes(
          [
            .init(.fixed(10), spacing: 4, horizontal: .start, vertical: .start),
            .init(.flexible(minimum: 5, maximum: 9), spacing: 8),
          ], across: false), .gaps(row: 6, column: 0), .justify(.start),
      ])
    let across = elements(
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))], alignment: .top, spacing: 6) { text })[0]
    #expect(
      across.style == [
        .rows([.adaptive(minimum: 20, maximum: nil)]), .gaps(row: 8, column: 6),
        .alignContent(.start),
      ])
  }

  @Test func `a grid sets the alignment of its cells`() {
    let drawn = elements(
      Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) {
        GridRow(alignment: .top) {
          text.gridCellColumns(2)
          text.gridCellAnchor(.bottomTrailing)
          text.gridColumnAlignment(.trailing)
          text.gridCellUnsizedAxes(.horizontal)
        }
      })
    #expect(
      drawn.map(\.style) == [
        [.gaps(row: 2, column: 1), .cells(horizontal: .start, vertical: .center)],
        [.rowAlignment(.start)], [.span(2)], [.cell(horizontal: .end, vertical: .end)],
        [.cell(horizontal: .end, vertical: nil)], [.unsized(horizontal: true, vertical: false)],
      ])
  }

  private struct Turning: View {
    @State private var isRow = true
    var body: some View {
      let layout =
        isRow
        ? AnyLayout(HStackLayout(alignment: .top, spacing: 3))
        : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      layout { Count() }
      Button("Turn") { isRow.toggle() }
      ZStackLayout(alignment: .bottom) { text }
    }
    private let text = Text(verbatim: "stacked")
  }

  private struct Count: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func `views keep their state when an AnyLayout changes from a row to a column`() throws {
    let screen = Screen(Turning())
    let layout = screen.drawing.children[0]
    #expect(layout.element[.variant] == "h")
    #expect(layout.element.style == [.spacing(3), .alignItems(.start)])
    try screen.button("count 0").tap()
    try screen.button("Turn").tap()
    #expect(screen.has("count 1"))
    #expect(screen.drawing.children[0].element[.variant] == "v")
    #expect(screen.drawing.children[2].element[.variant] == "z")
    #expect(
      screen.drawing.children[2].element.style == [.place(horizontal: .center, vertical: .end)])
  }
}
