import Foundation

/// The pixels of a picture: red, green, blue and alpha, a byte each, not premultiplied, from the
/// top.
struct Raster: Sendable {
  /// The coordinates of the left edge and of the bottom edge.
  var x = 0
  var y = 0
  var width: Int
  var height: Int
  var bytes: [UInt8]
  /// A Boolean value that indicates whether the colors of the edges continue outside.
  var isClamped = false

  var extent: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Returns the picture after a closure has changed the color of each pixel; transparency is kept.
  func mapped(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> Raster {
    var made = self
    for at in stride(from: 0, to: bytes.count, by: 4) where bytes[at + 3] > 0 {
      made.set(change(color(at)), at)
    }
    return made
  }

  /// Returns the picture with the color that a closure computes for each pixel from this and
  /// another picture's.
  func combined(
    with other: Raster, _ change: (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
  ) -> Raster {
    var made = self
    let (over, down) = (x - other.x, other.y + other.height - y - height)
    for row in 0..<height {
      for column in 0..<width {
        let at = (row * width + column) * 4
        let (otherRow, otherColumn) = (row + down, column + over)
        guard (0..<other.height).contains(otherRow), (0..<other.width).contains(otherColumn),
          bytes[at + 3] > 0
        else { continue }
        let there = other.color((otherRow * other.width + otherColumn) * 4)
        made.set(change(color(at), there), at)
      }
    }
    return made
  }

  func color(_ at: Int) -> SIMD3<Float> {
    SIMD3(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2])) / 255
  }

  mutating func set(_ color: SIMD3<Float>, _ at: Int) {
    let shown = (color.clamped(lowerBound: .zero, upperBound: .one) * 255)
      .rounded(.toNearestOrAwayFromZero)
    // A number that is none, as the root of a negative one, is black.
    for part in 0..<3 { bytes[at + part] = shown[part].isNaN ? 0 : UInt8(shown[part]) }
  }

  /// Returns the index of the pixel in a column and a row, or of the nearest one at the edge.
  func nearest(_ column: Int, _ row: Int) -> Int {
    (min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)) * 4
  }
}
