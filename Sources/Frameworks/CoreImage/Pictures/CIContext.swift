public import Foundation
public import UIKit

/// A context that draws pictures.
public final class CIContext: Sendable {
  /// Creates a context that draws pictures.
  public init() {}

  /// Creates a context that draws pictures.
  ///
  /// - Parameter options: The options, which have no effect.
  public init(options: [CIContextOption: Any]?) {}

  /// Returns the pixels of a part of a picture; `nil` if the part is empty, or larger than 100
  /// million pixels.
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
/// Accepted: options have no effect; pictures are always drawn by the processor.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The option of drawing pictures by the processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}
