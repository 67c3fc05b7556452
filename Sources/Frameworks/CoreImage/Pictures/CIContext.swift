public import Foundation
public import UIKit

/// Draws pictures.
public final class CIContext: Sendable {
  /// Creates a context.
  public init() {}

  /// Creates a context.
  ///
  /// - Parameter options: Not used.
  public init(options: [CIContextOption: Any]?) {}

  /// Draws a part of a picture; `nil` if it is empty, or larger than 100 million pixels.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - fromRect: The part, such as the picture's extent.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.raster(in: fromRect).flatMap {
      CGImage(width: $0.width, height: $0.height, bytes: $0.bytes)
    }
  }
}

/// An option of a context.
///
/// Accepted: pictures are drawn by the processor.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The raw value.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}
