import StrataRendering
import Testing

/// Tests of the axes along which elements take all the space that they are offered.
@Suite struct StretchTests {
  private static let greedy: [ElementKind] = [
    .shape, .list, .page, .tabs, .carousel, .unavailable, .map, .frame, .video,
  ]
  private static let wide: [ElementKind] = [
    .divider, .textField, .secureField, .textEditor, .progress, .slider, .segments,
  ]

  /// Returns an element with the stretch that the tree would have computed.
  private func child(_ kind: ElementKind, style: [StyleRule] = []) -> Element {
    var element = Element(kind, style: style)
    element.stretch = element.stretch(around: [])
    return element
  }

  private func stretch(
    _ kind: ElementKind, _ variant: String? = nil, style: [StyleRule] = [],
    around children: [Element] = []
  ) -> Stretch {
    var element = Element(kind, style: style)
    element[.variant] = variant
    return element.stretch(around: children)
  }

  @Test func `shapes and pages take all width and height, fields the width, and texts neither`() {
    for kind in Self.greedy { #expect(stretch(kind) == .both, "\(kind)") }
    for kind in Self.wide { #expect(stretch(kind) == .width, "\(kind)") }
    for kind in [ElementKind.text, .button, .symbol, .toggle] {
      #expect(stretch(kind) == [], "\(kind)")
    }
  }

  @Test
  func `a container takes the width or height that its children take, and the root takes neither`()
  {
    let children = [child(.text), child(.textField)]
    #expect(stretch(.vStack, around: children) == .width)
    #expect(stretch(.button, around: [child(.shape)]) == .both)
    #expect(stretch(.root, around: [child(.shape)]) == [])
  }

  @Test func `a spacer stretches its stack along the stack's axis`() {
    #expect(stretch(.hStack, around: [child(.spacer)]) == .width)
    #expect(stretch(.vStack, around: [child(.spacer)]) == .height)
    #expect(stretch(.box, "h", around: [child(.spacer)]) == .width)
    #expect(stretch(.box, around: [child(.spacer)]) == [])
  }

  @Test func `a divider takes a row's height or a column's width`() {
    #expect(stretch(.hStack, around: [child(.text), child(.divider)]) == .height)
    #expect(stretch(.vStack, around: [child(.text), child(.divider)]) == .width)
  }

  @Test
  func `a label with a toggle takes the width, and a layer behind a stack does not stretch it`() {
    #expect(stretch(.label, around: [child(.text), child(.toggle)]) == .width)
    #expect(stretch(.label, around: [child(.text)]) == [])
    var layer = child(.shape)
    #expect(stretch(.zStack, around: [layer]) == .both)
    layer[.variant] = "layer"
    #expect(stretch(.zStack, around: [layer]) == [])
  }

  @Test func `a vertical scroll view takes width and height, and a horizontal one the width`() {
    var row = Element(.scroll)
    row[.axis] = "horizontal"
    #expect(row.stretch(around: []) == .width)
    row[.variant] = "y"
    #expect(row.stretch(around: []) == .both)
    #expect(stretch(.scroll) == .both)
  }

  @Test func `a lazy grid takes the width or height across, and a table what its cells take`() {
    #expect(stretch(.grid) == .width)
    #expect(stretch(.grid, "across") == .height)
    #expect(stretch(.grid, "table", around: [child(.text)]) == [])
    #expect(stretch(.grid, "table", around: [child(.shape)]) == .both)
  }

  @Test
  func `a fixed frame keeps a view from stretching in its axes, and an infinite one stretches it`()
  {
    #expect(stretch(.shape, style: [.size(width: 10, height: nil)]) == .height)
    #expect(
      stretch(
        .text,
        style: [.limits(minWidth: nil, maxWidth: .infinity, minHeight: nil, maxHeight: nil)])
        == .width)
    #expect(stretch(.list, style: [.fixed(horizontal: false, vertical: true)]) == .width)
    #expect(stretch(.list, style: [.aspectRatio(2, fills: false)]) == .width)
    #expect(stretch(.list, style: [.aspectRatio(2, fills: true)]) == .both)
    #expect(stretch(.text, style: [.trait(.room)]) == .both)
    #expect(stretch(.list, style: [.spokenOnly]) == [])
  }

  @Test
  func `a circle's aspect ratio and a divider's frame do not change the axes that they stretch in`()
  {
    #expect(stretch(.shape, style: [.aspectRatio(1, fills: false)]) == .both)
    #expect(stretch(.divider, style: [.size(width: 10, height: 1)]) == .width)
  }

  @Test func `a row is as wide as the limits of its views, unless another one takes all the width`()
  {
    func upTo(_ width: Double) -> Element {
      let limit = StyleRule.limits(
        minWidth: nil, maxWidth: width, minHeight: nil, maxHeight: nil)
      return child(.box, style: [limit])
    }
    #expect(stretch(.hStack, around: [upTo(100), child(.text)]) == [])
    #expect(stretch(.hStack, around: [upTo(100), upTo(.infinity)]) == .width)
    #expect(stretch(.hStack, around: [upTo(100), child(.textField)]) == .width)
    #expect(stretch(.hStack, around: [upTo(100), child(.spacer)]) == .width)
    #expect(stretch(.hStack, "ctl", around: [upTo(100)]) == .width)
    #expect(stretch(.vStack, around: [upTo(100)]) == .width)
    #expect(stretch(.box, "h", around: [upTo(100)]) == .width)
  }

  @Test func `a table takes the height up to its cells' limits, unless a cell takes all of it`() {
    func upTo(_ height: Double) -> Element {
      let limit = StyleRule.limits(
        minWidth: nil, maxWidth: nil, minHeight: nil, maxHeight: height)
      return child(.shape, style: [limit])
    }
    func table(_ cells: Element...) -> Stretch {
      var row = Element(.gridRow)
      row.stretch = row.stretch(around: cells)
      return stretch(.grid, "table", around: [row])
    }
    #expect(table(upTo(30), child(.text)) == [.width, .height, .limitedHeight])
    #expect(table(upTo(30), child(.shape)) == .both)
    #expect(table(upTo(30), upTo(.infinity)) == .both)
    #expect(stretch(.list, around: [upTo(30)]) == .both)
  }

  @Test func `a cell does not stretch in the axes that do not affect its grid`() {
    func unsized(_ horizontal: Bool, _ vertical: Bool) -> [StyleRule] {
      [.unsized(horizontal: horizontal, vertical: vertical)]
    }
    #expect(stretch(.shape, style: unsized(true, false)) == .height)
    #expect(stretch(.shape, style: unsized(true, true)) == [])
    #expect(stretch(.divider, style: unsized(true, false)) == [])
    #expect(stretch(.divider, style: unsized(false, true)) == .width)
  }

  @Test func `of two frames the outer one decides whether a view stretches`() {
    let wide = StyleRule.limits(
      minWidth: nil, maxWidth: .infinity, minHeight: nil, maxHeight: nil)
    #expect(stretch(.text, style: [.size(width: 10, height: nil), wide]) == .width)
    #expect(stretch(.text, style: [wide, .size(width: 10, height: nil)]) == [])
  }

  @Test func `a row counts the columns of its cells, and a table those of its longest row`() {
    let cells = [child(.text), child(.text, style: [.span(2)])]
    var row = Element(.gridRow)
    row.columns = row.columns(around: cells)
    #expect(row.columns == 3)
    var table = Element(.grid)
    #expect(table.columns(around: [row]) == 0)
    table[.variant] = "table"
    #expect(table.columns(around: [Element(.gridRow), row]) == 3)
  }

  @Test func `columns grow that hold a wide cell of one column`() {
    let cells = [
      child(.text), child(.textField), child(.textField, style: [.span(2)]), child(.shape),
    ]
    var row = Element(.gridRow)
    row.growingColumns = row.growingColumns(around: cells)
    #expect(row.growingColumns == 0b10010)
    var other = Element(.gridRow)
    other.growingColumns = 0b1
    var table = Element(.grid)
    table[.variant] = "table"
    #expect(table.growingColumns(around: [row, other]) == 0b10011)
  }

  @Test func `a column beyond the 64th does not grow`() {
    let cells = Array(repeating: child(.text), count: 64) + [child(.textField)]
    #expect(Element(.gridRow).growingColumns(around: cells) == 0)
    #expect(Element(.gridRow).growingColumns(around: Array(cells.dropFirst())) == 1 << 63)
  }
}
