import Foundation
import StrataRendering
import StrataSwiftUIDrawing

/// A view that was laid out, to be painted on any thread.
// @unchecked: a layout makes new nodes, and whoever paints is the only one that uses them afterwards.
package struct Painting: @unchecked Sendable {
  private let root: LayoutNode
  private let fonts: FontCatalog
  private let scale: Double
  private let isOpaque: Bool
  /// The width of the picture, in pixels.
  package let width: Int
  /// The height of the picture, in pixels.
  package let height: Int

  init?(_ root: LayoutNode, fonts: FontCatalog, scale: Double, isOpaque: Bool) {
    let (width, height) = (
      (Double(root.frame.width) * scale).rounded(.up),
      (Double(root.frame.height) * scale).rounded(.up)
    )
    guard (1...16_384).contains(width), (1...16_384).contains(height), width * height <= 100_000_000
    else { return nil }
    (self.root, self.fonts, self.scale, self.isOpaque) = (root, fonts, scale, isOpaque)
    (self.width, self.height) = (Int(width), Int(height))
  }

  /// Paints the view.
  ///
  /// - Parameter pictures: Decodes the pictures that the view shows.
  package func bitmap(_ pictures: @escaping PictureSource) -> Bitmap {
    var canvas = Bitmap(width: width, height: height)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    if isOpaque { canvas.paint(Raster.all(canvas.bounds), .plain(SIMD4(0, 0, 0, 1))) }
    var painter = Painter(canvas: canvas, pictures: pictures, fonts: fonts)
    painter.paint(root, transform)
    return painter.canvas
  }
}

extension Raster {
  /// Returns the raster that covers a whole rectangle of pixels.
  static func all(_ bounds: PixelBounds) -> Raster {
    let corners = [
      CGPoint(x: bounds.left, y: bounds.top), CGPoint(x: bounds.right, y: bounds.top),
      CGPoint(x: bounds.right, y: bounds.bottom), CGPoint(x: bounds.left, y: bounds.bottom),
    ]
    return Raster([corners], within: bounds)
  }
}
