public import Foundation
import StrataAssets
import StrataSwiftUIApp

/// The drawings of the running thread, the current one last.
private final class Drawings {
  private static let key = "strata.drawings"
  var list: [CGContext] = []
  var scales: [CGFloat] = []

  static var ofThread: Drawings {
    let values = Thread.current.threadDictionary
    if let known = values[key] as? Drawings { return known }
    let new = Drawings()
    values[key] = new
    return new
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the drawing that paths, colors and images draw into; `nil` outside of a drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { Drawings.ofThread.list.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a drawing the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  let drawings = Drawings.ofThread
  drawings.list.append(context)
  drawings.scales.append(1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the previous drawing the current one again.
public func UIGraphicsPopContext() {
  let drawings = Drawings.ofThread
  _ = drawings.list.popLast()
  _ = drawings.scales.popLast()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a drawing of a size, in points, with one pixel in a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a drawing of a size, in points. Nothing begins if the image would have no pixels.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: `true` for an image without transparency, which is black at first.
///   - scale: The number of pixels in a point; 0 means two.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? 2 : scale
  guard let context = CGContext.of(size, scale: scale, isOpaque: opaque) else { return }
  let drawings = Drawings.ofThread
  drawings.list.append(context)
  drawings.scales.append(scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image of the current drawing, if there is one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  let drawings = Drawings.ofThread
  guard let context = drawings.list.last, let scale = drawings.scales.last else { return nil }
  return UIImage(context.pixels, scale: scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current drawing.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current drawing in the current color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  /// Sets the color of fills and lines in the current drawing.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the color of fills in the current drawing.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the color of lines in the current drawing.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIImage {
  convenience init?(_ pixels: Pixels, scale: CGFloat) {
    guard let png = pixels.png else { return nil }
    self.init(data: png, scale: scale)
  }

  /// The image's file, also that of an image of the app's resources.
  private var drawable: (Data, AssetType)? {
    guard case .named(let name, let bundle) = source else { return file }
    guard
      let asset = AssetBundles.picture(named: name, in: bundle)?.assets(isDark: false).last?.asset,
      let data = try? Data(contentsOf: asset.file)
    else { return nil }
    return (data, asset.type)
  }

  /// Draws the image into a rectangle of the current drawing, in points.
  ///
  /// Partial: nothing is drawn for symbols and for GIF and SVG images.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into a rectangle of the current drawing, in points, with an opacity.
  ///
  /// Partial: nothing is drawn for symbols and for GIF and SVG images; the blend mode is ignored.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - blendMode: The way in which the image is mixed with the content below.
  ///   - alpha: The opacity, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let (data, type) = drawable else { return }
    let size = context.pixelSize(of: rect.size)
    guard let pixels = Pixels(data, type, width: size.width, height: size.height) else { return }
    context.draw(pixels, in: rect, alpha: Double(min(max(alpha, 0), 1)))
  }

  /// Draws the image at a point of the current drawing.
  ///
  /// Partial: nothing is drawn for symbols and for GIF and SVG images.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// The pixels of the image.
  ///
  /// Partial: it is `nil` for symbols, for GIF and SVG images and for damaged files. The image is
  /// decoded each time the property is read.
  public var cgImage: CGImage? {
    guard let (data, type) = drawable,
      let pixels = Pixels(data, type, width: size.width * scale, height: size.height * scale)
    else { return nil }
    return CGImage(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
  }

  /// Returns the image as a PNG file without metadata.
  ///
  /// Partial: it returns `nil` for symbols, for GIF and SVG images and for damaged files.
  public func pngData() -> Data? {
    guard let (data, type) = drawable else { return nil }
    return Pixels(data, type, width: size.width * scale, height: size.height * scale)?.png
  }
}

/// The way in which a drawn image is mixed with the content below.
///
/// Accepted: the mode has no effect; an image always covers the content below.
public enum CGBlendMode: Int32, Sendable {
  /// The image covers the content below.
  case normal
  /// The colors of the image and of the content below are multiplied.
  ///
  /// Accepted: it has no effect; an image covers the content below.
  case multiply
  /// The inverted colors of the image and of the content below are multiplied.
  ///
  /// Accepted: it has no effect; an image covers the content below.
  case screen
  /// The colors are multiplied over dark content, and inverted and multiplied over light content.
  ///
  /// Accepted: it has no effect; an image covers the content below.
  case overlay
}
