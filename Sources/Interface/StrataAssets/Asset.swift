package import Foundation

/// A file of an app's resources that a browser may load.
package struct Asset: Hashable, Sendable {
  package let file: URL
  package let type: AssetType
  /// The URL path under which the file is served. It is derived from the content, so browsers can
  /// cache it for ever.
  package let address: String
  /// The size of a picture, in pixels; `nil` if it cannot be read from the file.
  package let size: PictureSize?
}

/// The width and height of a picture, in pixels.
public struct PictureSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  /// Creates a size of this width and height, in pixels.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
