/// The coordinates of a map tile: the world in Web Mercator (EPSG:3857) is one square at zoom 0,
/// and four times as many at each further step.
///
///     TilePlace(zoom: 2, x: 3, y: 1)    // the last of the second row
///     TilePlace(zoom: 2, x: 4, y: 1)    // nil: there are four, from 0 on
package struct TilePlace: Hashable, Sendable {
  /// The supported zoom levels.
  package static let zooms = 0...18

  package let zoom: Int
  /// The column, counted eastward from the date line.
  package let x: Int
  /// The row of the tile, counted from the north.
  package let y: Int

  package init?(zoom: Int, x: Int, y: Int) {
    guard Self.zooms.contains(zoom) else { return nil }
    let row = 0..<(1 << zoom)
    guard row.contains(x), row.contains(y) else { return nil }
    (self.zoom, self.x, self.y) = (zoom, x, y)
  }

  /// Parses the three parts of a tile's path; `nil` if a part has characters other than ASCII
  /// digits or lies outside the map.
  init?(zoom: Substring, x: Substring, y: Substring) {
    let numbers = [zoom, x, y].map { part in
      part.count <= 6 && part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard let zoom = numbers[0], let x = numbers[1], let y = numbers[2] else { return nil }
    self.init(zoom: zoom, x: x, y: y)
  }
}
