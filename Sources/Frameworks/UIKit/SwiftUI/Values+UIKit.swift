public import SwiftUI

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  @available(iOS, deprecated: 100000, renamed: "Color(uiColor:)")
  public init(_ color: UIColor) { self = color.color }
}

extension Image {
  /// A picture of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
