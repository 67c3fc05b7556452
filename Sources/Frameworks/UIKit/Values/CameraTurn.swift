import Foundation

/// The orientation of the camera, as noted in a JPEG's Exif data. Browsers and UIKit turn such an
/// image upright.
enum CameraTurn: Int {
  case none = 1
  case mirrored, upsideDown, flipped, transposed, right, transversed, left

  /// A Boolean value that indicates whether width and height are swapped.
  var swapsSides: Bool { rawValue >= 5 }

  /// Returns the position of the pixel, in the image as it is stored in this size, that is shown at
  /// a position of the upright image.
  func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
    switch self {
    case .none: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .flipped: (x, height - 1 - y)
    case .transposed: (y, x)
    case .right: (y, height - 1 - x)
    case .transversed: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}

extension CameraTurn {
  private static let tag = 0x0112

  /// Reads the orientation from a JPEG file. It is upright if the file has none or is damaged.
  init(jpeg data: Data) {
    let bytes = Array(data.prefix(256 << 10))
    var at = 2
    while let marker = Self.number(bytes, at, 2), marker >> 8 == 0xFF, marker != 0xFFDA,
      let length = Self.number(bytes, at + 2, 2), length >= 2
    {
      if marker == 0xFFE1, let turn = Self.noted(bytes, at + 4) {
        self = turn
        return
      }
      at += 2 + length
    }
    self = .none
  }

  private static func noted(_ bytes: [UInt8], _ start: Int) -> CameraTurn? {
    guard number(bytes, start, 4) == 0x4578_6966 else { return nil }  // "Exif"
    let tiff = start + 6
    let isLittle = number(bytes, tiff, 2) == 0x4949  // "II"
    guard let table = number(bytes, tiff + 4, 4, isLittle),
      let entries = number(bytes, tiff + table, 2, isLittle)
    else { return nil }
    for entry in 0..<entries {
      let offset = tiff + table + 2 + 12 * entry
      guard let name = number(bytes, offset, 2, isLittle) else { return nil }
      if name == tag { return number(bytes, offset + 8, 2, isLittle).flatMap(CameraTurn.init) }
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ at: Int, _ count: Int, _ isLittle: Bool = false)
    -> Int?
  {
    guard at >= 0, at + count <= bytes.count else { return nil }
    let part = bytes[at..<at + count]
    return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }
}
