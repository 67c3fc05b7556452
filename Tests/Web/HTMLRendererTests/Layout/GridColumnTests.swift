import StrataRendering
import Testing

@testable import StrataHTMLRenderer

/// Tests of the columns of a grid whose cells take all the width.
@Suite struct GridColumnTests {
  private func cell(_ stretch: Stretch = [], span: Int = 1) -> Element {
    var cell = Element(.box, style: span == 1 ? [] : [.span(span)])
    cell.stretch = stretch
    return cell
  }

  private func row(_ cells: [Element]) -> Element {
    var row = Element(.gridRow)
    row.columns = row.columns(around: cells)
    row.growingColumns = row.growingColumns(around: cells)
    return row
  }

  private func grid(_ rows: [Element]) -> Element {
    var grid = Element(.grid, attributes: [.variant: "table"])
    grid.columns = grid.columns(around: rows)
    grid.growingColumns = grid.growingColumns(around: rows)
    return grid
  }

  @Test
  func `grid columns with a cell that takes all width share the width that other columns leave`() {
    let grid = grid([row([cell(), cell(.width), cell()]), row([cell(), cell(), cell(.both)])])
    #expect(grid.growingColumns == 0b110)
    #expect(
      StyleRule.columnCount(3, growing: 0b110).className.css == "grid-template-columns:auto 1fr 1fr"
    )
    #expect(grid.html(ElementID(1)).classes.contains("gn3-6"))
  }

  @Test
  func `a flexible cell makes its column grow unless the cell spans several columns`() {
    let grid = grid([row([cell(span: 2), cell(.width)]), row([cell(.width, span: 3)])])
    #expect(grid.growingColumns == 0b100, "a cell of several columns makes none of them grow")
  }

  @Test func `without cells that take all width, grid columns are as wide as their cells`() {
    let grid = grid([row([cell(), cell(.height)])])
    #expect(grid.html(ElementID(1)).classes.contains("gn2"))
    #expect(
      StyleRule.columnCount(2, growing: 0).className.css == "grid-template-columns:repeat(2,auto)")
  }
}
