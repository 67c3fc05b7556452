public import CoreTransferable
import Foundation
public import StrataSwiftUIApp
import UniformTypeIdentifiers

extension Color {
  /// Creates a color from UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  @available(iOS, deprecated: 100000, renamed: "Color(uiColor:)")
  /// Creates a color from UIKit's.
  public init(_ color: UIColor) { self = color.color }
}

extension Image {
  /// Creates an image from UIKit's.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension Image: Transferable {
  /// An image from the data of a picture; it is not written.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}

extension Font {
  /// Creates a font from UIKit's.
  public init(_ font: UIFont) { self = font.font }
}
