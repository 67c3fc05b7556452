public import CoreTransferable
import Foundation
public import StrataSwiftUIApp
import UniformTypeIdentifiers

extension Color {
  /// Creates a SwiftUI color from a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a SwiftUI color from a UIKit color.
  // Disfavored, so that `Color(.brand)` means the color of the catalog, of which `UIColor` has one, too.
  @available(iOS, deprecated: 100000, renamed: "Color(uiColor:)")
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// Creates a SwiftUI color from a `CGColor`.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// Creates a SwiftUI color from a `CGColor`.
  @available(iOS, deprecated: 100000, renamed: "Color(cgColor:)")
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The color as a `CGColor`.
  ///
  /// Partial: it is never `nil`. On Apple's platforms it is `nil` for a color that depends on the
  /// environment.
  @available(iOS, deprecated: 100000, renamed: "resolve(in:)")
  public var cgColor: CGColor? { CGColor(self) }
}

extension Color.Resolved {
  /// The color as a `CGColor`.
  public var cgColor: CGColor { CGColor(Color(self)) }
}

extension Image {
  /// Creates a SwiftUI image from a UIKit image.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension Image: Transferable {
  /// A representation that reads an image from the data of a picture, and writes it as a PNG file.
  ///
  /// Partial: an image that the browser loads from a URL is not written.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { image in
      guard let data = await MainActor.run(body: { image.png }) else {
        throw CocoaError(.fileWriteUnknown)
      }
      return data
    }
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}

extension Image {
  /// The image as a PNG file, with the pixels of its file; `nil` if only the browser has them.
  @MainActor fileprivate var png: Data? {
    guard let scale = fileScale else { return nil }
    let renderer = ImageRenderer(content: self)
    renderer.scale = scale
    return renderer.uiImage?.pngData()
  }
}

extension Font {
  /// Creates a SwiftUI font from a UIKit font.
  public init(_ font: UIFont) { self = font.font }
}
