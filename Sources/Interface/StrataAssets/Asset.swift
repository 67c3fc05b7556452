package import Foundation

/// A file of an app's resources that a browser may load.
package struct Asset: Hashable, Sendable {
  package let file: URL
  package let type: AssetType
  /// The path under which it is served: it follows from the content, so it may be kept for ever.
  package let address: String
  /// Of a picture, in pixels; `nil` where the file does not say.
  package let size: PictureSize?
}

/// How wide and high a picture is.
package struct PictureSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
