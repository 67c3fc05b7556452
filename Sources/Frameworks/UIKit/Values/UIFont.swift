public import Foundation
import SwiftUI

/// A typeface, size and weight.
///
///     label.font = .preferredFont(forTextStyle: .headline)
///
/// Partial: sizes in points grow with the reader's own in a browser, whether or not the view adjusts;
/// metrics are those of a usual font.
public final class UIFont: NSObject, Sendable {
  let font: Font
  public let pointSize: CGFloat
  public let familyName: String

  init(_ font: Font, size: CGFloat, family: String = ".AppleSystemUIFont") {
    (self.font, pointSize, familyName) = (font, size, family)
  }

  public var fontName: String { familyName }
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.24 }

  /// A typeface that the app or the reader's device brings along.
  ///
  /// Partial: never `nil`; where nobody has the font, the system's stands in.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, size: fontSize), size: fontSize, family: fontName)
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), size: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.swiftUI), size: fontSize)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), size: fontSize)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: fontSize, weight: weight.swiftUI, design: .monospaced), size: fontSize)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.swiftUI).monospacedDigit(), size: fontSize)
  }

  /// The font of a text style, in the size that the reader wants.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.swiftUI), size: style.size)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    familyName.hasPrefix(".")
      ? UIFont.systemFont(ofSize: fontSize)
      : UIFont(.custom(familyName, size: fontSize), size: fontSize, family: familyName)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }
}
