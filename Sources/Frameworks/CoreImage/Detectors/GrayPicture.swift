import Foundation

/// The brightness of a picture's pixels, in which codes are searched.
struct GrayPicture {
  /// The number of pixels for each of the picture's, along each axis. Small pictures are enlarged, so
  /// that a module of a code, which may be one pixel, has several.
  let scale: Int
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// The length of the longer side that a picture is enlarged to.
  private static let side = 400

  init(_ raster: Raster) {
    let scale = max(1, Self.side / max(raster.width, raster.height, 1))
    (width, height, self.scale) = (raster.width * scale, raster.height * scale, scale)
    let gray = Self.gray(raster)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height)
    for row in 0..<height {
      let start = row / scale * raster.width
      for column in 0..<width { bytes.append(gray[start + column / scale]) }
    }
    self.bytes = bytes
  }

  /// Returns the brightness of each pixel above white, which is visible where it is transparent.
  private static func gray(_ raster: Raster) -> [UInt8] {
    stride(from: 0, to: raster.bytes.count, by: 4).map { at in
      let parts = raster.bytes[at..<at + 4].map(Int.init)
      let light = (parts[0] * 299 + parts[1] * 587 + parts[2] * 114) / 1000
      return UInt8((light * parts[3] + 255 * (255 - parts[3])) / 255)
    }
  }
}
