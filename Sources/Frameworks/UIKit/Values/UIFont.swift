public import Foundation
import SwiftUI

/// A typeface with a size and weight.
///
///     label.font = .preferredFont(forTextStyle: .headline)
///
/// Partial: in a browser sizes in points grow with the reader's text size, whether or not the view
/// adjusts; the metrics are those of a common font.
public final class UIFont: NSObject, Sendable {
  let font: Font
  /// The size, in points.
  public let pointSize: CGFloat
  /// The name of the font's family.
  public let familyName: String

  init(_ font: Font, size: CGFloat, family: String = ".AppleSystemUIFont") {
    (self.font, pointSize, familyName) = (font, size, family)
  }

  /// The name of the font: that of its family.
  public var fontName: String { familyName }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }
  /// The distance from the baseline to the top, in points.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// The distance from the baseline to the bottom, in points; negative.
  public var descender: CGFloat { pointSize * -0.24 }

  /// Creates a font by the name of a family that the app or the reader's device has.
  ///
  /// Partial: never `nil`; the system font replaces a font that neither the app nor the device has.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, size: fontSize), size: fontSize, family: fontName)
  }

  /// Returns the system's font in a size, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), size: fontSize)
  }

  /// Returns the system's font in a size, in points, and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.swiftUI), size: fontSize)
  }

  /// Returns the system's font in bold and in a size, in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's font in italics and in a size, in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), size: fontSize)
  }

  /// Returns the system's monospaced font in a size, in points, and a weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: fontSize, weight: weight.swiftUI, design: .monospaced), size: fontSize)
  }

  /// Returns the system's font with digits of the same width, in a size, in points, and a weight.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.swiftUI).monospacedDigit(), size: fontSize)
  }

  /// Returns the font of a text style in the reader's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.swiftUI), size: style.size)
  }

  /// Returns the font of a text style in the reader's text size.
  ///
  /// - Parameter traitCollection: Not used.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// Returns the family's regular font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    familyName.hasPrefix(".")
      ? UIFont.systemFont(ofSize: fontSize)
      : UIFont(.custom(familyName, size: fontSize), size: fontSize, family: familyName)
  }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text, in points.
  public class var systemFontSize: CGFloat { 14 }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }
}
