public import Foundation

/// The name of a colour in a bundle, as Xcode makes them for an asset catalog.
///
///     Color(ColorResource(name: "brand", bundle: .module))
///
/// Same as Apple's; nothing makes `.brand` of a catalog here.
public struct ColorResource: Hashable, @unchecked Sendable {
  // @unchecked: a bundle is never changed once it was opened.
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
