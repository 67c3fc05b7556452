public import Foundation

/// The name of a color in a bundle, as Xcode generates it for an asset catalog.
///
///     Color(ColorResource(name: "brand", bundle: .module))
///
/// Same as Apple's; constants such as `.brand` are not generated from a catalog.
public struct ColorResource: Hashable, @unchecked Sendable {
  // @unchecked: a bundle does not change after it is opened.
  let name: String
  let bundle: Bundle

  /// Creates a resource from the name of a color and its bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the color in the asset catalogs.
  ///   - bundle: The bundle with the file.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
