public import Foundation
import StrataRendering

/// A typeface with a size and a weight.
///
///     Text("Once").font(.custom("Charter", size: 22, relativeTo: .title))
///
/// Same as Apple's. Sizes scale with the person's preferred text size, except for fixed ones.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  /// The name of a typeface of the app or of the person's device; `nil` for the system font.
  var name: String?
  var size: CGFloat?
  var isFixed = false
  var weight: Weight?
  var isItalic = false
  var design = Design.default
  var hasMonospacedDigits = false
  var leading = Leading.standard
  var width: Width?
  var caps: SmallCaps?

  /// A text style, which determines size and weight.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The title of a page, 34 points by default.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading, in semibold letters of the body's size.
    case headline
    /// A line below a heading.
    case subheadline
    /// Running text, 17 points by default.
    case body
    /// A remark beside the text.
    case callout
    /// The text of a footnote.
    case footnote
    /// A description of an image, or another small text.
    case caption
    /// The text of a caption in the smallest size.
    case caption2
  }

  /// The design of the letters.
  public enum Design: String, Hashable, Sendable {
    /// The design of the system's font.
    case `default`
    /// A design of letters with serifs.
    case serif
    /// A design whose letters have round ends.
    ///
    /// Partial: letters with round ends, which only Apple's systems have a font for.
    case rounded
    /// A design of letters of equal width.
    case monospaced
  }

  /// The font of large titles.
  public static let largeTitle = Font(style: .largeTitle)
  /// The font of titles of the first level.
  public static let title = Font(style: .title)
  /// The font of titles of the second level.
  public static let title2 = Font(style: .title2)
  /// The font of titles of the third level.
  public static let title3 = Font(style: .title3)
  /// The font of headings.
  public static let headline = Font(style: .headline)
  /// The font of subheadings.
  public static let subheadline = Font(style: .subheadline)
  /// The font of body text.
  public static let body = Font(style: .body)
  /// The font of callouts.
  public static let callout = Font(style: .callout)
  /// The font of footnotes.
  public static let footnote = Font(style: .footnote)
  /// The font of captions.
  public static let caption = Font(style: .caption)
  /// The font of secondary captions.
  public static let caption2 = Font(style: .caption2)

  /// Returns the system font at a size in points.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the letters; `nil` for the style's.
  ///   - design: The design of the letters; `nil` for the default.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, design: design ?? .default)
  }

  /// Returns the system font in a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design of the letters; `nil` for the default.
  ///   - weight: The weight of the letters; `nil` for the style's.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(style: style, weight: weight, design: design ?? .default)
  }

  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// Returns the bold font.
  public func bold() -> Font { weight(.bold) }
  /// Returns the italic font.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Returns the font in a monospaced design.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
