/// A square of the map: the world in Web Mercator (EPSG:3857) is one square at zoom 0, and four
/// times as many at each further step.
///
///     let europe = try MapTile(zoom: 2, x: 2, y: 1)
public struct MapTile: Hashable, Sendable {
  /// The steps there are.
  public static let zooms = 0...18

  public let zoom: Int
  /// From the date line eastward.
  public let x: Int
  /// From the north down.
  public let y: Int

  /// - Throws: ``InvalidValue`` naming `zoom`, `x` or `y` when there is no such square.
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
