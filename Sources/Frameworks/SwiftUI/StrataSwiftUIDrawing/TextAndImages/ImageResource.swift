public import Foundation

/// The name of a picture in a bundle, as Xcode makes them for an asset catalog.
///
///     Image(ImageResource(name: "mountain", bundle: .module))
///
/// Same as Apple's; nothing makes `.mountain` of a catalog here.
public struct ImageResource: Hashable, @unchecked Sendable {
  // @unchecked: a bundle is never changed once it was opened.
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
