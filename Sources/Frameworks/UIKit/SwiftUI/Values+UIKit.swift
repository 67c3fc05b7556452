public import StrataSwiftUIApp

extension Color {
  /// Creates a color from UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from UIKit's.
  @available(iOS, deprecated: 100000, renamed: "Color(uiColor:)")
  public init(_ color: UIColor) { self = color.color }
}

extension Image {
  /// Creates an image from UIKit's.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension Font {
  /// Creates a font from UIKit's.
  public init(_ font: UIFont) { self = font.font }
}
