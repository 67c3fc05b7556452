import StrataRendering
import Testing

/// An element with children, and the axes along which it takes all space.
struct StretchCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let element: Element
  let children: [Element]
  let result: Stretch

  init(
    _ kind: ElementKind, _ variant: String? = nil, _ style: [StyleRule] = [],
    around kinds: [ElementKind] = [], is result: Stretch
  ) {
    var element = Element(kind, style: style)
    element[.variant] = variant
    testDescription = "\(kind) \(variant ?? "") \(style) around \(kinds)"
    self.element = element
    self.result = result
    children = kinds.map {
      var child = Element($0)
      child.stretch = child.stretch(around: [])
      return child
    }
  }
}

/// Tests of the axes along which elements grow, and of the columns of tables.
@Suite struct StretchTableTests {
  private static let share = StyleRule.Share(count: 2, span: 1, spacing: 0)

  static let stacks: [StretchCase] = [
    StretchCase(.hStack, around: [], is: []),
    StretchCase(.hStack, around: [.divider], is: .height),
    StretchCase(.hStack, around: [.divider, .textField], is: .both),
    StretchCase(.hStack, around: [.spacer, .divider], is: .both),
    StretchCase(.hStack, around: [.spacer, .spacer], is: .width),
    StretchCase(.vStack, around: [.spacer, .divider], is: .both),
    StretchCase(.vStack, around: [.spacer, .text], is: .height),
    StretchCase(.vStack, "lazy", around: [.text], is: .width),
    StretchCase(.hStack, "lazy", around: [.text], is: []),
    StretchCase(.vStack, "lazy ctl", around: [.spacer], is: .both),
    StretchCase(.hStack, "ctl", around: [.text], is: .width),
    StretchCase(.box, "ctl", around: [], is: .width),
    StretchCase(.box, "control", around: [], is: []),
    StretchCase(.box, "v", around: [.spacer], is: .height),
    StretchCase(.box, "v", around: [.divider], is: .width),
    StretchCase(.box, "h", around: [.divider], is: .height),
    StretchCase(.box, around: [.divider], is: .width),
    StretchCase(.box, "geo", around: [], is: .both),
    StretchCase(.label, around: [.picker, .text], is: .width),
    StretchCase(.label, around: [.spacer], is: []),
    StretchCase(.zStack, around: [.text, .textField], is: .width),
    StretchCase(.zStack, around: [.spacer], is: []),
  ]

  static let others: [StretchCase] = [
    StretchCase(.root, around: [.shape], is: []),
    StretchCase(.spacer, is: []),
    StretchCase(.picture, is: []),
    StretchCase(.picture, "fit", is: .width),
    StretchCase(.picture, "round fit", is: .width),
    StretchCase(.section, around: [.text, .slider], is: .width),
    StretchCase(.link, around: [.shape], is: .both),
    StretchCase(.scroll, "x y", is: .both),
    StretchCase(.grid, "across table", around: [.text], is: []),
    StretchCase(.gridRow, around: [.text, .progress], is: .width),
  ]

  static let styled: [StretchCase] = [
    StretchCase(.shape, nil, [.size(width: 8, height: 8)], is: []),
    StretchCase(.shape, nil, [.size(width: nil, height: nil)], is: .both),
    StretchCase(.shape, nil, [.size(width: nil, height: 8)], is: .width),
    StretchCase(.shape, nil, [.fixed(horizontal: true, vertical: true)], is: []),
    StretchCase(.shape, nil, [.fixed(horizontal: false, vertical: false)], is: .both),
    StretchCase(.shape, nil, [.container(width: share, height: nil)], is: .height),
    StretchCase(.shape, nil, [.container(width: share, height: share)], is: []),
    StretchCase(
      .text, nil, [.limits(minWidth: 8, maxWidth: nil, minHeight: 8, maxHeight: nil)], is: []),
    StretchCase(
      .text, nil, [.limits(minWidth: nil, maxWidth: nil, minHeight: nil, maxHeight: 8)],
      is: .height),
    StretchCase(
      .text, nil, [.limits(minWidth: nil, maxWidth: 8, minHeight: nil, maxHeight: 8)], is: .both),
    StretchCase(.list, nil, [.aspectRatio(nil, fills: false)], is: .both),
    StretchCase(.slider, nil, [.aspectRatio(2, fills: false)], is: .width),
    StretchCase(
      .text, nil, [.bleeds(top: true, leading: false, bottom: false, trailing: false)], is: .both),
    StretchCase(.shape, nil, [.trait(.firm)], is: .both),
    StretchCase(.text, nil, [.trait(.room), .size(width: 8, height: nil)], is: .height),
    StretchCase(.text, nil, [.size(width: 8, height: nil), .trait(.room)], is: .both),
    StretchCase(.list, nil, [.spokenOnly, .trait(.room)], is: .both),
    StretchCase(.divider, nil, [.spokenOnly], is: .width),
    StretchCase(
      .shape, nil, [.opacity(0), .padding(top: 8, leading: 8, bottom: 8, trailing: 8)],
      is: .both),
  ]

  @Test(arguments: stacks + others + styled)
  func `each kind of element stretches in the axes that the table lists`(theCase: StretchCase) {
    let stretch = theCase.element.stretch(around: theCase.children)
    #expect(stretch.intersection(.both) == theCase.result)
  }

  @Test(arguments: [ElementKind.text, .vStack, .button, .list, .grid])
  func `elements other than rows and tables have no columns`(kind: ElementKind) {
    var row = Element(.gridRow)
    (row.columns, row.growingColumns) = (3, 0b101)
    #expect(Element(kind).columns(around: [row]) == 0)
    #expect(Element(kind).growingColumns(around: [row]) == 0)
  }

  @Test func `a table has as many columns as its longest row, and none without rows`() {
    let table = Element(.grid, attributes: [.variant: "across table"])
    #expect(table.columns(around: []) == 0 && table.growingColumns(around: []) == 0)
    let rows = [2, 5, 0].map { count in
      var row = Element(.gridRow)
      row.columns = count
      return row
    }
    #expect(table.columns(around: rows) == 5)
    #expect(Element(.gridRow).columns(around: []) == 0)
  }

  @Test func `a cell that spans three columns shifts later cells and makes no column grow`() {
    let wide = StretchCase(.textField, is: .width)
    var cell = wide.element
    cell.stretch = .width
    var spanning = cell
    spanning.style = [.hidden, .span(3), .span(9)]
    let row = Element(.gridRow)
    #expect(row.growingColumns(around: [spanning, cell]) == 0b1000)
    #expect(row.columns(around: [spanning, cell]) == 4, "the first span counts")
    var tall = cell
    tall.stretch = .height
    #expect(row.growingColumns(around: [tall, cell, tall]) == 0b10)
  }

  @Test func `stretching in both axes is the union of width and height`() {
    #expect(Stretch.both == [.width, .height] && Stretch.width.isDisjoint(with: .height))
    #expect(Stretch.both.subtracting(.width) == .height)
  }
}
