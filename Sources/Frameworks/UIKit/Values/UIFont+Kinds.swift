public import Foundation
import StrataSwiftUIApp

extension UIFont {
  /// The weight of a font's strokes, from -1 for the thinnest to 1 for the thickest.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight of a font.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A thin weight of a font.
    public static let thin = Weight(rawValue: -0.6)
    /// A light weight of a font.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight of a font.
    public static let regular = Weight(rawValue: 0)
    /// A medium weight of a font.
    public static let medium = Weight(rawValue: 0.23)
    /// A semibold weight of a font.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight of a font.
    public static let bold = Weight(rawValue: 0.4)
    /// A heavy weight of a font.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight of a font.
    public static let black = Weight(rawValue: 0.62)

    var swiftUI: Font.Weight {
      let known: [(CGFloat, Font.Weight)] = [
        (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.1, .regular), (0.26, .medium),
        (0.35, .semibold), (0.48, .bold), (0.59, .heavy),
      ]
      return known.first { rawValue < $0.0 }?.1 ?? .black
    }
  }

  /// The width of a font's letters, from -1 for the narrowest to 1 for the widest.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters of a font.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow letters of a font.
    public static let condensed = Width(rawValue: -0.2)
    /// Letters of the usual width.
    public static let standard = Width(rawValue: 0)
    /// Wide letters of a font.
    public static let expanded = Width(rawValue: 0.2)

    var swiftUI: Font.Width { Font.Width(rawValue) }
  }

  /// The purpose of a text, which determines its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen, 34 points by default.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level title, 28 points by default.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level title, 22 points by default.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level title, 20 points by default.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading, 17 points by default.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading, 15 points by default.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text, 17 points by default.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout, 16 points by default.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote, 13 points by default.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption, 12 points by default.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption, 11 points by default.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let known: [TextStyle: (style: Font.TextStyle, size: CGFloat)] = [
      .largeTitle: (.largeTitle, 34), .title1: (.title, 28), .title2: (.title2, 22),
      .title3: (.title3, 20), .headline: (.headline, 17), .subheadline: (.subheadline, 15),
      .body: (.body, 17), .callout: (.callout, 16), .footnote: (.footnote, 13),
      .caption1: (.caption, 12), .caption2: (.caption2, 11),
    ]

    var swiftUI: Font.TextStyle { Self.known[self]?.style ?? .body }
    /// The size in points at the default text size.
    var size: CGFloat { Self.known[self]?.size ?? 17 }
  }
}

/// Scales fonts and lengths with a text style.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  ///
  /// - Parameter textStyle: Not used: in a browser, texts of all styles grow by the same factor.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font unchanged. In a browser, all fonts grow with the reader's text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the length unchanged. The browser scales text by itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
