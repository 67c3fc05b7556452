public import Foundation
import StrataSwiftUIApp

/// A typeface with a size and weight.
///
///     label.font = .preferredFont(forTextStyle: .headline)
///
/// Partial: in a browser, sizes in points grow with the reader's text size, whether or not a view
/// adjusts its font. The metrics are those of a common font.
public final class UIFont: NSObject, Sendable {
  private let typeWord = ComparableInFoundation.typeWord
  let font: Font
  /// The size of the font, in points.
  public let pointSize: CGFloat
  /// The name of the font's family.
  public let familyName: String
  /// The description of the font, from which an equal font can be created.
  public let fontDescriptor: UIFontDescriptor

  private init(
    _ font: Font, size: CGFloat, family: String = UIFontDescriptor.system,
    weight: Weight = .regular, traits: UIFontDescriptor.SymbolicTraits = [],
    resized: @escaping @Sendable (CGFloat) -> Font
  ) {
    (self.font, pointSize, familyName) = (font, size, family)
    fontDescriptor = UIFontDescriptor(
      size: size, family: family, weight: weight, traits: traits, resized)
  }

  /// Creates a system font in a size, in points.
  private convenience init(
    size: CGFloat, weight: Weight = .regular, traits: UIFontDescriptor.SymbolicTraits = [],
    _ font: @escaping @Sendable (CGFloat) -> Font
  ) {
    self.init(font(size), size: size, weight: weight, traits: traits, resized: font)
  }

  /// Creates a font from a description.
  ///
  /// - Parameters:
  ///   - descriptor: The family, the traits and the size.
  ///   - pointSize: The size, in points; 0 for the size of the descriptor.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize == 0 ? descriptor.pointSize : pointSize
    (font, self.pointSize, familyName) = (descriptor.font(size), size, descriptor.family)
    fontDescriptor = descriptor.withSize(size)
  }

  /// The name of the font's family, since a font has no other name.
  public var fontName: String { familyName }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }
  /// The distance from the baseline to the top, in points.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// The distance from the baseline to the bottom, in points, as a negative number.
  public var descender: CGFloat { pointSize * -0.24 }

  /// Creates a font by the name of a family that the app or the reader's device has.
  ///
  /// Partial: it is never `nil`. If neither the app nor the device has the font, the system font is
  /// used.
  ///
  /// - Parameters:
  ///   - fontName: The name of the font.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, size: fontSize), size: fontSize, family: fontName) { size in
      .custom(fontName, size: size)
    }
  }

  /// Returns the system's font in a size, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize) { size in .system(size: size) }
  }

  /// Returns the system's font in a size, in points, and a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight of the letters.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let traits: UIFontDescriptor.SymbolicTraits =
      weight.rawValue >= Weight.semibold.rawValue ? .traitBold : []
    return UIFont(size: fontSize, weight: weight, traits: traits) { size in
      .system(size: size, weight: weight.swiftUI)
    }
  }

  /// Returns the system's font in a size, in points, a weight and a width of its letters.
  ///
  /// Partial: the width has an effect only if the browser's typeface has several widths.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight of the letters.
  ///   - width: The width of the letters.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    let plain = systemFont(ofSize: fontSize, weight: weight).fontDescriptor
    guard width != .standard else { return UIFont(descriptor: plain, size: 0) }
    return UIFont(size: fontSize, weight: weight, traits: plain.symbolicTraits) { size in
      plain.font(size).width(width.swiftUI)
    }
  }

  /// Returns the system's font in bold and in a size, in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's font in italics and in a size, in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, traits: .traitItalic) { size in .system(size: size).italic() }
  }

  /// Returns the system's monospaced font in a size, in points, and a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight of the letters.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, traits: .traitMonoSpace) { size in
      .system(size: size, weight: weight.swiftUI, design: .monospaced)
    }
  }

  /// Returns the system's font in which all digits have the same width, in a size, in points, and a
  /// weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight of the letters.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight) { size in
      .system(size: size, weight: weight.swiftUI).monospacedDigit()
    }
  }

  /// Returns the font of a text style in the reader's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let weight: Font.Weight? = style == .headline ? .semibold : nil
    return UIFont(
      .system(style.swiftUI), size: style.size, weight: style == .headline ? .semibold : .regular,
      traits: style == .headline ? .traitBold : []
    ) { size in
      .system(size: size, weight: weight)
    }
  }

  /// Returns the font of a text style in the reader's text size.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: Not used; the browser applies the reader's text size.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// Returns the font in another size, in points, with the same family, weight and style.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  /// The default size of labels' fonts, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default size of buttons' fonts, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The default size of fonts for small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The default size of the system's font, in points.
  public class var systemFontSize: CGFloat { 14 }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }
}
