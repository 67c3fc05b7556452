public import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading {
  /// The identifiers of the types that an image is made from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg, .gif, .webP, .svg, .image].map(\.identifier)
  }

  /// Creates an image from the content of an item provider.
  ///
  /// - Parameters:
  ///   - data: The bytes of the content.
  ///   - typeIdentifier: The identifier of the type of the data.
  /// - Throws: `CocoaError.fileReadCorruptFile` if the data are not an image that a page can show.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
    -> UIImage
  {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}
