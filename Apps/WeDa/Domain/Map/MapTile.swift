/// A tile of the map: in Web Mercator (EPSG:3857) the world is one tile at zoom 0, and four times
/// as many at each further level.
///
///     let europe = try MapTile(zoom: 2, x: 2, y: 1)
public struct MapTile: Hashable, Sendable {
  /// The zoom levels that the map has.
  public static let zooms = 0...18

  /// The zoom level of the tile.
  public let zoom: Int
  /// The column, from the date line eastward.
  public let x: Int
  /// The row of the tile, from the north down.
  public let y: Int

  /// Creates a tile of the map.
  ///
  /// - Throws: ``InvalidValue`` for `zoom`, `x` or `y` if there is no such tile.
  public init(zoom: Int, x: Int, y: Int) throws(InvalidValue) {
    guard Self.zooms.contains(zoom) else {
      throw InvalidValue(field: "zoom", value: "\(zoom)", rule: "0 ... 18")
    }
    let last = (1 << zoom) - 1
    for (field, value) in [("x", x), ("y", y)] where !(0...last).contains(value) {
      throw InvalidValue(field: field, value: "\(value)", rule: "0 ... \(last) at zoom \(zoom)")
    }
    (self.zoom, self.x, self.y) = (zoom, x, y)
  }
}
