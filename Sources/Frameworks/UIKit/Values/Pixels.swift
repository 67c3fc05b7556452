import Foundation
import StrataAssets

/// A bitmap image, row by row from the top. Each pixel has the bytes red, green, blue and alpha,
/// not premultiplied.
struct Pixels: Equatable {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  /// The largest number of pixels of an image that is decoded.
  static let most = 100_000_000
  static let longestSide = 16_384

  init(width: Int, height: Int, bytes: [UInt8]? = nil) {
    (self.width, self.height) = (width, height)
    self.bytes = bytes ?? [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Decodes an image file, turns the image upright and scales it to a size in pixels.
  ///
  /// - Returns: `nil` if the file is damaged or of another type, or if the image or the wanted size
  ///   is too large.
  init?(_ data: Data, _ type: AssetType, width: Double, height: Double) {
    guard (0.5...Double(Self.longestSide)).contains(width),
      (0.5...Double(Self.longestSide)).contains(height)
    else { return nil }
    let (width, height) = (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
    let turn = type == .jpg || type == .jpeg ? CameraTurn(jpeg: data) : .none
    let (lyingWidth, lyingHeight) = turn.swapsSides ? (height, width) : (width, height)
    guard let decoded = Self.decoded(data, type, lyingWidth, lyingHeight) else { return nil }
    self = decoded.scaled(width: lyingWidth, height: lyingHeight).turned(turn)
  }

  private static func decoded(
    _ data: Data, _ type: AssetType, _ width: Int, _ height: Int
  ) -> Pixels? {
    switch type {
    case .jpg, .jpeg: decoded(jpeg: Array(data), width, height)
    case .png: decoded(png: Array(data))
    case .webp: decoded(webP: Array(data))
    default: nil
    }
  }

  static func isBearable(_ width: Int, _ height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    let (count, isOver) = width.multipliedReportingOverflow(by: height)
    return !isOver && count <= most
  }
}
