public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of a feature that is a QR code.
public let CIFeatureTypeQRCode = "QRCode"

/// Something that a detector found in a picture.
open class CIFeature: NSObject {
  /// The kind of the feature.
  public let type: String
  /// The rectangle of the feature in the picture, whose origin is at the bottom left.
  public let bounds: CGRect

  init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A QR code that a detector found in a picture.
///
/// Partial: the code's bytes are not available (`symbolDescriptor`), only its text.
public final class CIQRCodeFeature: CIFeature {
  /// The corner of the code that is at the top left when the code is upright.
  public let topLeft: CGPoint
  /// The corner of the code that is at the top right when the code is upright.
  public let topRight: CGPoint
  /// The corner of the code that is at the bottom left when the code is upright.
  public let bottomLeft: CGPoint
  /// The corner of the code that is at the bottom right when the code is upright.
  public let bottomRight: CGPoint
  /// The text of the code.
  public let messageString: String?

  /// Creates a feature from a code in a picture.
  ///
  /// The library lists the corners against the clock, from the top left.
  init?(_ code: FoundCode, extent: CGRect) {
    guard code.corners.count == 4 else { return nil }
    let points = code.corners.map { CGPoint(x: extent.minX + $0.x, y: extent.maxY - $0.y) }
    (topLeft, bottomLeft, bottomRight, topRight) = (points[0], points[1], points[2], points[3])
    messageString = code.message
    let (across, along) = (points.map(\.x), points.map(\.y))
    let (left, low) = (across.min() ?? 0, along.min() ?? 0)
    super.init(
      type: CIFeatureTypeQRCode,
      bounds: CGRect(
        x: left, y: low, width: (across.max() ?? 0) - left, height: (along.max() ?? 0) - low))
  }
}
