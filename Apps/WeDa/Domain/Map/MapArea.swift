import Foundation

/// The visible area of a map, which may reach across the date line.
///
///     MapArea(latitude: -17, longitude: 179, latitudeSpan: 10, longitudeSpan: 20)?.tiles()
public struct MapArea: Equatable, Sendable {
  /// The maximum number of points that are requested for an area.
  public static let mostTiles = 48
  /// The largest zoom level of a field's tiles. Smaller ones would repeat the same cell of a weather
  /// model's grid.
  public static let finestZoom = 11

  /// The latitude of the middle in degrees.
  public let latitude: Double
  /// The longitude of the middle in degrees, -180 ... 180.
  public let longitude: Double
  /// The degrees of latitude from the bottom to the top.
  public let latitudeSpan: Double
  /// The degrees of longitude from the left edge to the right one.
  public let longitudeSpan: Double

  /// Creates the visible area of a map.
  ///
  /// - Returns: `nil` for numbers that are no area.
  public init?(latitude: Double, longitude: Double, latitudeSpan: Double, longitudeSpan: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 720, (0...180).contains(latitudeSpan),
      (0...1000).contains(longitudeSpan)
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude - 360 * ((longitude + 180) / 360).rounded(.down)
    self.latitudeSpan = latitudeSpan
    self.longitudeSpan = longitudeSpan
  }

  /// Returns the tiles that cover the area, at the largest zoom level at which they are few enough:
  /// those in the middle first, in case that not all can be requested. Tiles are the same for
  /// everybody, so that their weather can be shared.
  ///
  /// - Parameter most: The maximum number of tiles, at least 1.
  public func tiles(most: Int = mostTiles) -> [MapTile] {
    for zoom in stride(from: Self.finestZoom, to: 0, by: -1) {
      let (columns, rows) = (columns(zoom), rows(zoom))
      guard columns.count * rows.count <= most else { continue }
      let all = rows.flatMap { row in columns.map { (column: $0, row: row) } }
      return all.sorted { distance($0, zoom) < distance($1, zoom) }
        .compactMap { try? MapTile(zoom: zoom, x: Self.wrapped($0.column, zoom), y: $0.row) }
    }
    return [try? MapTile(zoom: 0, x: 0, y: 0)].compactMap(\.self)
  }

  /// Returns the tile in the middle of the area at a zoom level.
  public func middle(_ zoom: Int) -> MapTile? {
    let count = Double(1 << zoom)
    let x = Int(((longitude + 180) / 360 * count).rounded(.down))
    let y = Int((Self.height(latitude) * count).rounded(.down))
    return try? MapTile(zoom: zoom, x: Self.wrapped(x, zoom), y: min(max(y, 0), (1 << zoom) - 1))
  }

  /// Returns the square of the distance from the middle of a tile to that of the area, in tiles.
  private func distance(_ tile: (column: Int, row: Int), _ zoom: Int) -> Double {
    let count = Double(1 << zoom)
    let east = Double(tile.column) + 0.5 - (longitude + 180) / 360 * count
    let south = Double(tile.row) + 0.5 - Self.height(latitude) * count
    return east * east + south * south
  }

  /// Returns the columns of tiles, which are negative or too large beyond the date line.
  private func columns(_ zoom: Int) -> Range<Int> {
    let count = Double(1 << zoom)
    let west = ((longitude - longitudeSpan / 2 + 180) / 360 * count).rounded(.down)
    let east = ((longitude + longitudeSpan / 2 + 180) / 360 * count).rounded(.up)
    return Int(west)..<Int(max(west + 1, min(east, west + count)))
  }

  private func rows(_ zoom: Int) -> Range<Int> {
    let count = Double(1 << zoom)
    let (middle, half) = (Self.height(latitude), halfHeight)
    let top = ((middle - half) * count).rounded(.down)
    let bottom = ((middle + half) * count).rounded(.up)
    let first = min(max(top, 0), count - 1)
    return Int(first)..<Int(max(first + 1, min(bottom, count)))
  }

  /// The distance from the middle to the upper edge, as a fraction of the map's height. A degree is
  /// the higher, the further it is from the equator, so half of the degrees of latitude would reach
  /// too far toward the pole, and not far enough on the other side.
  private var halfHeight: Double {
    let middle = Self.height(latitude)
    var (least, most) = (0.0, 1.0)
    for _ in 0..<32 {
      let half = (least + most) / 2
      let span = Self.latitude(ofHeight: middle - half) - Self.latitude(ofHeight: middle + half)
      if span < latitudeSpan { least = half } else { most = half }
    }
    return most
  }

  private static func wrapped(_ column: Int, _ zoom: Int) -> Int {
    let count = 1 << zoom
    return ((column % count) + count) % count
  }

  /// Returns the distance from the map's upper edge, 0 ... 1, in Web Mercator.
  private static func height(_ latitude: Double) -> Double {
    let sine = sin(min(max(latitude, -85.051_128), 85.051_128) * .pi / 180)
    return 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
  }

  /// Returns the latitude in degrees at a distance from the map's upper edge.
  fileprivate static func latitude(ofHeight height: Double) -> Double {
    90 - 360 * atan(exp((height - 0.5) * 2 * .pi)) / .pi
  }
}

extension MapTile {
  /// The latitude of the middle of the tile, in degrees.
  public var latitude: Double {
    MapArea.latitude(ofHeight: (Double(y) + 0.5) / Double(1 << zoom))
  }

  /// The longitude of the middle of the tile, in degrees.
  public var longitude: Double { (Double(x) + 0.5) / Double(1 << zoom) * 360 - 180 }
}
