public import Foundation

/// Draws images on the server.
///
///     let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
///     }
///
/// Partial: if an image would have more than 100 million pixels, it is empty. Dynamic colors are
/// drawn as in the light appearance.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer of images of a size, in points, and a format.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - format: The scale and opacity of the image.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of drawings in a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of drawings in a rectangle, in points, with a format.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the image, in points.
  ///   - format: The scale and opacity of the image.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns an image of what the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    drawn(actions).flatMap { UIImage($0, scale: format.scale) } ?? UIImage()
  }

  /// Returns what the closure draws as a PNG file; it is empty for an image without pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    drawn(actions)?.png ?? Data()
  }

  /// Returns what the closure draws as a JPEG file; it is empty for an image without pixels.
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality of the file, from 0 for the smallest file to 1 for the
  ///     best image; other values are clamped.
  ///   - actions: A function that draws the image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    drawn(actions)?.jpeg(quality: Pixels.quality(compressionQuality)) ?? Data()
  }

  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Pixels? {
    guard
      let drawing = CGContext.of(bounds.size, scale: format.scale, isOpaque: format.opaque)
    else { return nil }
    drawing.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(drawing)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(drawing, format))
    return drawing.pixels
  }
}

/// The format of drawn images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels in a point; more than 0.
  open var scale: CGFloat = 2
  /// A Boolean value that indicates whether images have no transparency. Such an image is black at
  /// first.
  open var opaque = false

  /// Creates a format of two pixels in a point.
  public required override init() { super.init() }

  /// Returns a format of two pixels in a point, which looks sharp on most screens.
  open class func `default`() -> Self { Self() }
  /// Returns a format of two pixels in a point, which looks sharp on most screens.
  open class func preferred() -> Self { Self() }
}

extension UIImage {
  /// A format with the image's scale, for drawing another version of it.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// The drawing of one image.
open class UIGraphicsImageRendererContext: NSObject {
  /// The graphics context that draws the image.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// The image as it is drawn so far.
  open var currentImage: UIImage { UIImage(cgContext.pixels, scale: format.scale) ?? UIImage() }

  /// Fills a rectangle in the current color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line of one point inside of a rectangle's edges.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  /// Limits later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
  /// Returns a drawing of a size in points, or `nil` for one with no or too many pixels.
  static func of(_ size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard scale > 0, (1...CGFloat(Pixels.longestSide)).contains(width),
      (1...CGFloat(Pixels.longestSide)).contains(height),
      Pixels.isBearable(Int(width), Int(height))
    else { return nil }
    return CGContext(width: Int(width), height: Int(height), scale: scale, isOpaque: isOpaque)
  }
}
