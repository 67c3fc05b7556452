import Foundation
import SimulatedWorld

/// A map tile in Web Mercator.
struct TileSquare {
  private let zoom: Int
  private let x: Int
  private let y: Int

  /// Parses `/map/LAYER/ZOOM/X/Y.png`; returns `nil` for an invalid tile.
  init?(path: String) {
    let parts = path.split(separator: "/")
    guard parts.count == 5, parts[4].hasSuffix(".png"), let zoom = Int(parts[2]),
      let x = Int(parts[3]), let y = Int(parts[4].dropLast(4)), (0...18).contains(zoom)
    else { return nil }
    let row = 0..<(1 << zoom)
    guard row.contains(x), row.contains(y) else { return nil }
    (self.zoom, self.x, self.y) = (zoom, x, y)
  }

  /// Returns the coordinate of a grid point, given the number of steps across the tile.
  func place(_ column: Int, _ row: Int, of steps: Int) -> Coordinate {
    let side = Double(1 << zoom)
    let east = (Double(x) + Double(column) / Double(steps)) / side
    let south = (Double(y) + Double(row) / Double(steps)) / side
    let latitude = atan(sinh(.pi * (1 - 2 * south))) * 180 / .pi
    return Coordinate(latitude: latitude, longitude: east * 360 - 180)
  }
}
