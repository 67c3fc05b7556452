public import CoreTransferable
import Foundation
public import StrataSwiftUIApp
import UniformTypeIdentifiers

extension Color {
  /// Creates a color from UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from UIKit's.
  @available(iOS, deprecated: 100000, renamed: "Color(uiColor:)")
  public init(_ color: UIColor) { self = color.color }

  /// Creates a color from a layer's.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// Creates a color from a layer's.
  @available(iOS, deprecated: 100000, renamed: "Color(cgColor:)")
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The color in the form that layers use.
  ///
  /// Partial: it is there for every color; Apple's is `nil` for a color that depends on the
  /// environment.
  @available(iOS, deprecated: 100000, renamed: "resolve(in:)")
  public var cgColor: CGColor? { CGColor(self) }
}

extension Color.Resolved {
  /// The color in the form that layers use.
  public var cgColor: CGColor { CGColor(Color(self)) }
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
