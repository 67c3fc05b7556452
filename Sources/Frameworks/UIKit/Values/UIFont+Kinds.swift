public import Foundation
import SwiftUI

extension UIFont {
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    var swiftUI: Font.Weight {
      let known: [(CGFloat, Font.Weight)] = [
        (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.1, .regular), (0.26, .medium),
        (0.35, .semibold), (0.48, .bold), (0.59, .heavy),
      ]
      return known.first { rawValue < $0.0 }?.1 ?? .black
    }
  }

  /// What text is for; its size follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let known: [TextStyle: (style: Font.TextStyle, size: CGFloat)] = [
      .largeTitle: (.largeTitle, 34), .title1: (.title, 28), .title2: (.title2, 22),
      .title3: (.title3, 20), .headline: (.headline, 17), .subheadline: (.subheadline, 15),
      .body: (.body, 17), .callout: (.callout, 16), .footnote: (.footnote, 13),
      .caption1: (.caption, 12), .caption2: (.caption2, 11),
    ]

    var swiftUI: Font.TextStyle { Self.known[self]?.style ?? .body }
    /// In points, for a reader who changed nothing.
    var size: CGFloat { Self.known[self]?.size ?? 17 }
  }
}

/// Sizes that grow as a text style does.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font, growing with the reader's own size: in a browser all sizes do.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The same length: a browser scales text, not the server.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
