public import Foundation
public import UIKit

/// A picture that filters can change. It is drawn when a ``CIContext`` or ``UIImage`` requests its
/// pixels.
///
///     let picture = CIImage(image: photo)?.applyingFilter("CISepiaTone")
///
/// Partial: pictures are codes, or come from PNG, JPEG and WebP files, and are in the sRGB color
/// space. A picture that is scaled shows the nearest pixel of the original.
public final class CIImage: Sendable {
  enum Source: Sendable {
    case code(QRCode)
    case raster(Raster)
  }

  private let source: Source
  private let transform: CGAffineTransform

  /// The width of the light margin around a code, in modules, as in Apple's pictures.
  private static let margin = 1

  private init(_ source: Source, _ transform: CGAffineTransform) {
    (self.source, self.transform) = (source, transform)
  }

  convenience init(_ code: QRCode) { self.init(.code(code), .identity) }

  convenience init(_ raster: Raster) { self.init(.raster(raster), .identity) }

  /// Creates a picture from an image; returns `nil` for symbols, GIF and SVG, and for files that
  /// are damaged.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  /// Creates a picture from pixels.
  public convenience init(cgImage image: CGImage) {
    self.init(Raster(width: image.width, height: image.height, bytes: image.bytes))
  }

  /// Creates a picture from a file's content; returns `nil` if the content is no PNG, JPEG or WebP.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates a picture from a file; returns `nil` if the file is no PNG, JPEG or WebP.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The rectangle of the picture, whose origin is at the bottom left. A module of a code has the
  /// size of one point.
  public var extent: CGRect {
    switch source {
    case .raster(let raster) where raster.isClamped: .infinite
    case .raster, .code: base.applying(transform)
    }
  }

  /// The picture's rectangle before the transform.
  private var base: CGRect {
    switch source {
    case .raster(let raster): return raster.extent
    case .code(let code):
      let side = CGFloat(code.size + 2 * Self.margin)
      return CGRect(x: 0, y: 0, width: side, height: side)
    }
  }

  /// Returns the picture after a transform, such as scaling or moving.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(source, transform.concatenating(matrix))
  }

  /// Returns the picture after a transform, such as scaling or moving.
  ///
  /// - Parameters:
  ///   - matrix: The transform.
  ///   - highQualityDownsample: Whether more than one pixel of the original is used. Accepted: it
  ///     has no effect; a pixel shows the nearest one of the original.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the part of the picture in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    raster(in: extent.intersection(rect)).map { CIImage($0) }
      ?? CIImage(Raster(width: 0, height: 0, bytes: []))
  }

  /// Returns the picture with the colors of its edges continued without end on all sides.
  ///
  ///     picture.clampedToExtent().applyingGaussianBlur(sigma: 8).cropped(to: picture.extent)
  public func clampedToExtent() -> CIImage {
    guard var raster = whole() else { return self }
    raster.isClamped = true
    return CIImage(raster)
  }

  // MARK: Points

  /// Returns the picture after a closure has changed its pixels; `nil` if it is empty or too large.
  func changed(_ change: (Raster) -> Raster) -> CIImage? {
    whole().map { CIImage(change($0)) }
  }

  /// Returns all pixels of the picture; `nil` if it is empty or too large.
  private func whole() -> Raster? {
    guard case .raster(let raster) = source, raster.isClamped else { return raster(in: extent) }
    guard !transform.isIdentity else { return raster }
    var sampled = self.raster(in: base.applying(transform))
    sampled?.isClamped = true
    return sampled
  }

  /// Returns the pixels in a rectangle; `nil` if it is empty or too large.
  func raster(in rectangle: CGRect) -> Raster? {
    let area = rectangle.integral
    guard area.width > 0, area.height > 0, area.width <= 16_384, area.height <= 16_384,
      transform.a * transform.d != transform.b * transform.c
    else { return nil }
    let (width, height) = (Int(area.width), Int(area.height))
    guard width * height <= 100_000_000 else { return nil }
    if case .raster(let raster) = source, transform.isIdentity, raster.extent == area,
      !raster.isClamped
    {
      return raster
    }
    return sampled(area, width, height)
  }

  private func sampled(_ area: CGRect, _ width: Int, _ height: Int) -> Raster {
    // Clamps the origin, since a coordinate beyond Int would trap.
    var made = Raster(
      x: Int(min(max(area.minX, -1e15), 1e15)), y: Int(min(max(area.minY, -1e15), 1e15)),
      width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
    let back = transform.inverted()
    for row in 0..<height {
      for column in 0..<width {
        let point = CGPoint(
          x: area.minX + CGFloat(column) + 0.5, y: area.maxY - CGFloat(row) - 0.5
        ).applying(back)
        write(point, into: &made.bytes, (row * width + column) * 4)
      }
    }
    return made
  }

  private func write(_ point: CGPoint, into bytes: inout [UInt8], _ at: Int) {
    switch source {
    case .code(let code):
      let shade: UInt8 = isDark(point, code) ? 0 : 255
      for part in 0..<3 { bytes[at + part] = shade }
      bytes[at + 3] = 255
    case .raster(let raster):
      // Far from every picture, and perhaps no integer.
      guard abs(point.x) < 1e9, abs(point.y) < 1e9, raster.width > 0, raster.height > 0 else {
        return
      }
      let column = Int(point.x.rounded(.down)) - raster.x
      let row = raster.height - 1 - (Int(point.y.rounded(.down)) - raster.y)
      let isInside = (0..<raster.width).contains(column) && (0..<raster.height).contains(row)
      guard isInside || raster.isClamped else { return }
      let from = raster.nearest(column, row)
      for part in 0..<4 { bytes[at + part] = raster.bytes[from + part] }
    }
  }

  private func isDark(_ point: CGPoint, _ code: QRCode) -> Bool {
    // Far from every code, and perhaps no integer.
    guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return false }
    let column = Int(point.x.rounded(.down)) - Self.margin
    let row = code.size - 1 + Self.margin - Int(point.y.rounded(.down))
    let isInside = (0..<code.size).contains(row) && (0..<code.size).contains(column)
    return isInside && code[row, column]
  }
}

extension UIImage {
  /// Creates an image from a picture, with one pixel for each point.
  public convenience init(ciImage: CIImage) {
    if let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: picture)
    } else {
      self.init()
    }
  }
}
