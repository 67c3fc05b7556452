public import Foundation
import StrataRendering

/// A typeface, size and weight.
///
///     Text("Once").font(.custom("Charter", size: 22, relativeTo: .title))
///
/// Same as Apple's; sizes grow with the reader's own, except fixed ones.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  /// The name of a typeface that the app or the reader's device brings along.
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

  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The kind of letters.
  public enum Design: String, Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let title2 = Font(style: .title2)
  public static let title3 = Font(style: .title3)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let callout = Font(style: .callout)
  public static let footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption)
  public static let caption2 = Font(style: .caption2)

  /// The system font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, design: design ?? .default)
  }

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(style: style, weight: weight, design: design ?? .default)
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
