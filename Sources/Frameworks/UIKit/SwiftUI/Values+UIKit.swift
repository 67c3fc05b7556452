public import CoreTransferable
import Foundation
public import StrataSwiftUIApp
import UniformTypeIdentifiers

extension Color {
  /// Creates a SwiftUI color from a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a SwiftUI color from a UIKit color.
  ///
  /// Disfavored, as `Color(.brand)` means a color of the asset catalog, which Xcode declares for
  /// `UIColor` too.
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
  /// A representation that reads an image from the data of a picture. Images are not written.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}

extension Font {
  /// Creates a SwiftUI font from a UIKit font.
  public init(_ font: UIFont) { self = font.font }
}
