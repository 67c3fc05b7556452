import Foundation
import StrataRendering

/// Rows of a grid, whose cells stand in columns.
struct TableArrangement: Arrangement {
  let node: LayoutNode

  private struct Cell {
    var node: LayoutNode
    var column: Int
    var span: Int
  }

  /// The columns' widths and the rows' heights.
  private struct Plan {
    var widths: [Double]
    var heights: [Double]
  }

  func size(_ proposal: Proposal) -> CGSize {
    let plan = plan(proposal)
    let gaps = node.element.gaps
    return CGSize(
      width: Self.length(plan.widths, gaps.column), height: Self.length(plan.heights, gaps.row))
  }

  func place(in frame: CGRect, _ proposal: Proposal) {
    let plan = plan(proposal)
    let gaps = node.element.gaps
    let alignment = node.element.cellAlignment
    var y = Double(frame.minY)
    for (row, cells) in rows.enumerated() {
      for cell in cells {
        let x = plan.widths[..<cell.column].reduce(Double(frame.minX)) { $0 + $1 + gaps.column }
        let width = Self.length(
          Array(plan.widths[cell.column..<min(plan.widths.count, cell.column + cell.span)]),
          gaps.column)
        let offer = Proposal(width: width, height: plan.heights[row])
        let room = CGRect(x: x, y: y, width: width, height: plan.heights[row])
        cell.node.place(at: room.corner(of: cell.node.size(offer), alignment), offer)
      }
      y += plan.heights[row] + gaps.row
    }
  }

  private static func length(_ parts: [Double], _ gap: Double) -> Double {
    parts.reduce(0, +) + gap * Double(max(0, parts.count - 1))
  }

  /// The cells of each row. A child that is no row spans all columns.
  private var rows: [[Cell]] {
    let count = max(
      1, node.children.map { $0.element.kind == .gridRow ? $0.columnCount : 1 }.max() ?? 1)
    return node.children.map { child in
      guard child.element.kind == .gridRow else {
        return [Cell(node: child, column: 0, span: count)]
      }
      var column = 0
      return child.children.map { cell in
        let span = cell.element.columnSpan
        defer { column += span }
        return Cell(node: cell, column: column, span: span)
      }
    }
  }

  private func plan(_ proposal: Proposal) -> Plan {
    let rows = rows
    let count = max(1, rows.flatMap { $0 }.map { $0.column + $0.span }.max() ?? 1)
    var widths = [Double](repeating: 0, count: count)
    var grows = [Bool](repeating: false, count: count)
    for cell in rows.flatMap({ $0 }) where cell.span == 1 {
      if cell.node.element.stretch.contains(.width) { grows[cell.column] = true }
      widths[cell.column] = max(widths[cell.column], Double(cell.node.size(.ideal).width))
    }
    fit(&widths, grows, proposal.width)
    let gap = node.element.gaps.column
    let heights = rows.map { cells in
      cells.map { cell in
        let end = min(count, cell.column + cell.span)
        let width = Self.length(Array(widths[cell.column..<end]), gap)
        return Double(cell.node.size(Proposal(width: width, height: nil)).height)
      }.max() ?? 0
    }
    return Plan(widths: widths, heights: heights)
  }

  /// Gives the columns that grow the rest of a width, and takes what is too much from the widest.
  private func fit(_ widths: inout [Double], _ grows: [Bool], _ whole: Double?) {
    guard let whole, whole.isFinite else { return }
    let gaps = node.element.gaps.column * Double(widths.count - 1)
    let free = whole - gaps - widths.reduce(0, +)
    let growing = grows.indices.filter { grows[$0] }
    if free > 0, !growing.isEmpty {
      for column in growing { widths[column] += free / Double(growing.count) }
    } else if free < 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) {
      widths[widest] = max(0, widths[widest] + free)
    }
  }
}

/// Children in columns of given widths, row by row.
struct LanesArrangement: Arrangement {
  let node: LayoutNode

  func size(_ proposal: Proposal) -> CGSize {
    let (widths, heights) = plan(proposal)
    let gaps = node.element.gaps
    return CGSize(
      width: widths.reduce(0, +) + gaps.column * Double(max(0, widths.count - 1)),
      height: heights.reduce(0, +) + gaps.row * Double(max(0, heights.count - 1)))
  }

  func place(in frame: CGRect, _ proposal: Proposal) {
    let (widths, heights) = plan(proposal)
    let gaps = node.element.gaps
    let alignment = node.element.cellAlignment
    var y = Double(frame.minY)
    for (row, height) in heights.enumerated() {
      var x = Double(frame.minX)
      for (column, width) in widths.enumerated() {
        guard let child = node.children.dropFirst(row * widths.count + column).first else { return }
        let offer = Proposal(width: width, height: height)
        let room = CGRect(x: x, y: y, width: width, height: height)
        child.place(at: room.corner(of: child.size(offer), alignment), offer)
        x += width + gaps.column
      }
      y += height + gaps.row
    }
  }

  private func plan(_ proposal: Proposal) -> (widths: [Double], heights: [Double]) {
    let widths = node.element.tracks(in: proposal.width ?? 100)
    let heights = stride(from: 0, to: node.children.count, by: max(1, widths.count)).map { start in
      zip(node.children[start...], widths).map { child, width in
        Double(child.size(Proposal(width: width, height: nil)).height)
      }.max() ?? 0
    }
    return (widths, heights)
  }
}

extension LayoutNode {
  /// The number of columns that a row's cells take.
  fileprivate var columnCount: Int { children.reduce(0) { $0 + $1.element.columnSpan } }
}

extension Element {
  fileprivate var columnSpan: Int {
    for case .span(let count) in style { return max(1, count) }
    return 1
  }

  fileprivate var gaps: (row: Double, column: Double) {
    for case .gaps(let row, let column) in style { return (row, column) }
    return (8, 8)
  }

  fileprivate var cellAlignment: (horizontal: StyleRule.Alignment, vertical: StyleRule.Alignment) {
    for case .cells(let horizontal, let vertical) in style { return (horizontal, vertical) }
    return (.center, .center)
  }

  /// Returns the widths of the columns of a lazy grid in a width.
  fileprivate func tracks(in whole: Double) -> [Double] {
    var tracks: [StyleRule.GridTrack] = []
    for rule in style {
      if case .columns(let found) = rule { tracks = found }
      if case .lanes(let lanes, false) = rule { tracks = lanes.map(\.track) }
    }
    if case .adaptive(let minimum, _)? = tracks.first {
      let count = Int(
        ((whole + gaps.column) / (max(minimum, 1) + gaps.column)).clamped(to: 1...1000))
      tracks = Array(repeating: .flexible(minimum: minimum, maximum: nil), count: count)
    }
    var free = whole - gaps.column * Double(max(0, tracks.count - 1))
    for case .fixed(let width) in tracks { free -= width }
    let flexible = tracks.count { if case .fixed = $0 { false } else { true } }
    return tracks.map { track in
      switch track {
      case .fixed(let width): width
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        min(max(free / Double(max(1, flexible)), minimum), maximum ?? .infinity)
      }
    }
  }
}
