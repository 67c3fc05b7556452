public import Foundation
public import UIKit

/// A picture that is drawn when a ``CIContext`` or ``UIImage`` asks for it.
///
/// Partial: the QR codes of ``CIFilter``; pictures of other sources are absent.
public final class CIImage: Sendable {
  private let code: QRCode
  private let transform: CGAffineTransform

  /// The number of light modules around a code, as in Apple's pictures.
  private static let margin = 1

  init(_ code: QRCode, _ transform: CGAffineTransform = .identity) {
    (self.code, self.transform) = (code, transform)
  }

  /// The rectangle of the picture: for a code, a module is a point.
  public var extent: CGRect {
    let side = CGFloat(code.size + 2 * Self.margin)
    return CGRect(x: 0, y: 0, width: side, height: side).applying(transform)
  }

  /// Returns the picture in another size or place.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(code, transform.concatenating(matrix))
  }

  /// Returns the picture in another size or place.
  ///
  /// - Parameter highQualityDownsample: Not used: a module has no shades.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Draws a part of the picture; `nil` if it is empty or too large.
  func drawn(in rectangle: CGRect) -> CGImage? {
    let area = rectangle.integral
    guard area.width > 0, area.height > 0, area.width <= 16_384, area.height <= 16_384,
      transform.a * transform.d != transform.b * transform.c
    else { return nil }
    let (width, height) = (Int(area.width), Int(area.height))
    guard width * height <= 100_000_000 else { return nil }
    let back = transform.inverted()
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        // The origin of a picture is at its bottom.
        let point = CGPoint(
          x: area.minX + CGFloat(column) + 0.5, y: area.maxY - CGFloat(row) - 0.5
        ).applying(back)
        guard isDark(point) else { continue }
        let place = (row * width + column) * 4
        for part in 0..<3 { bytes[place + part] = 0 }
      }
    }
    return CGImage(width: width, height: height, bytes: bytes)
  }

  private func isDark(_ point: CGPoint) -> Bool {
    // Far from every code, and perhaps no integer.
    guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return false }
    let column = Int(point.x.rounded(.down)) - Self.margin
    let row = code.size - 1 + Self.margin - Int(point.y.rounded(.down))
    let isInside = (0..<code.size).contains(row) && (0..<code.size).contains(column)
    return isInside && code[row, column]
  }
}

extension UIImage {
  /// Creates an image of a picture, with a pixel in each point.
  public convenience init(ciImage: CIImage) {
    if let picture = ciImage.drawn(in: ciImage.extent) {
      self.init(cgImage: picture)
    } else {
      self.init()
    }
  }
}
