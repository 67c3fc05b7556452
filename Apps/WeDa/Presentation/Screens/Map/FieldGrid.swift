import WeDaDomain

/// Neighbouring cells of a row that have the same colour. Cells are the tiles of a zoom level.
struct FieldRun: Equatable {
  let zoom: Int
  let row: Int
  let columns: Range<Int>
}

/// Values in the middles of tiles, which are interpolated for smaller cells, so that colours change
/// gradually.
struct FieldGrid {
  /// The number of tiles up to which each has eight by eight cells; otherwise it has four by four.
  /// An area is covered by few large tiles or many small ones, so the cells are of a similar size.
  static let few = 24

  private struct Cell {
    let row: Int
    let column: Int
    let step: Int
  }

  private let values: [MapTile: Double]
  /// The zoom levels between a tile and its cells.
  private let depth: Int

  /// Creates a grid of tiles of the same zoom level with their values.
  init(_ values: [(MapTile, Double)]) {
    self.values = Dictionary(values) { first, _ in first }
    depth = values.count > Self.few ? 2 : 3
  }

  /// Returns the cells of each step, joined in each row.
  ///
  /// - Parameter step: Returns the number of the step that has a value.
  func areas(by step: (Double) -> Int) -> [Int: [FieldRun]] {
    guard let zoom = values.keys.first.map({ $0.zoom + depth }) else { return [:] }
    var areas: [Int: [FieldRun]] = [:]
    for cell in cells(by: step) {
      let last = areas[cell.step]?.last
      if let last, last.row == cell.row, last.columns.upperBound == cell.column {
        areas[cell.step]?.removeLast()
        let columns = last.columns.lowerBound..<cell.column + 1
        areas[cell.step]?.append(FieldRun(zoom: zoom, row: cell.row, columns: columns))
      } else {
        let columns = cell.column..<cell.column + 1
        areas[cell.step, default: []].append(
          FieldRun(zoom: zoom, row: cell.row, columns: columns))
      }
    }
    return areas
  }

  /// Returns the cells from north to south, and from west to east in each row.
  private func cells(by step: (Double) -> Int) -> [Cell] {
    let parts = 1 << depth
    return values.keys.flatMap { tile in
      (0..<parts * parts).compactMap { part in
        let (row, column) = (tile.y * parts + part / parts, tile.x * parts + part % parts)
        return value(in: tile, row, column).map { Cell(row: row, column: column, step: step($0)) }
      }
    }
    .sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// Returns the value in the middle of a cell, from those of its tile and of the three nearest
  /// tiles, as far as they are known. A tile without a value thus stays empty and changes no other.
  private func value(in tile: MapTile, _ row: Int, _ column: Int) -> Double? {
    let (south, east) = (shift(row, tile.y), shift(column, tile.x))
    var (sum, weight) = (0.0, 0.0)
    for (down, high) in [(0, 1 - abs(south)), (south < 0 ? -1 : 1, abs(south))] {
      for (right, wide) in [(0, 1 - abs(east)), (east < 0 ? -1 : 1, abs(east))] {
        guard let known = tile.neighbour(right, down).flatMap({ values[$0] }) else { continue }
        sum += known * high * wide
        weight += high * wide
      }
    }
    return weight > 0 ? sum / weight : nil
  }

  /// Returns the distance of a cell's middle from that of its tile, as a fraction of the tile.
  private func shift(_ cell: Int, _ tile: Int) -> Double {
    (Double(cell) + 0.5) / Double(1 << depth) - Double(tile) - 0.5
  }
}

extension MapTile {
  /// Returns the tile some columns to the east and some rows to the south, also across the date
  /// line; `nil` beyond the map's upper and lower edge.
  fileprivate func neighbour(_ right: Int, _ down: Int) -> MapTile? {
    let count = 1 << zoom
    return try? MapTile(zoom: zoom, x: (x + right + count) % count, y: y + down)
  }
}
