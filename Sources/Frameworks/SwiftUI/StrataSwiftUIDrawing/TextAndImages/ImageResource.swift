public import Foundation

/// The name of an image in a bundle, as Xcode generates it for an asset catalog.
///
///     Image(ImageResource(name: "mountain", bundle: .module))
///
/// Same as Apple's; constants such as `.mountain` are not generated from a catalog.
public struct ImageResource: Hashable, @unchecked Sendable {
  // @unchecked: a bundle does not change after it is opened.
  package let name: String
  package let bundle: Bundle

  /// Creates a resource from the name of an image and its bundle.
  ///
  /// - Parameters:
  ///   - name: The name of an image in the app's assets.
  ///   - bundle: The bundle with the file.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
