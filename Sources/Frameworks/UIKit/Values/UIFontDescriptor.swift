public import Foundation
import StrataSwiftUIApp

/// The facts about a font by which others like it are made.
///
///     let title = UIFont.preferredFont(forTextStyle: .largeTitle)
///     let rounded = title.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }
public final class UIFontDescriptor: NSObject, Sendable {
  /// The family of the system's font.
  static let system = ".AppleSystemUIFont"

  /// The size, in points.
  public let pointSize: CGFloat
  /// The properties of the typeface.
  public let symbolicTraits: SymbolicTraits
  let family: String
  private let weight: UIFont.Weight
  /// Returns the font in a size, in points.
  let font: @Sendable (CGFloat) -> Font

  init(
    size: CGFloat, family: String, weight: UIFont.Weight, traits: SymbolicTraits,
    _ font: @escaping @Sendable (CGFloat) -> Font
  ) {
    (pointSize, self.family, self.weight) = (size, family, weight)
    (symbolicTraits, self.font) = (traits, font)
  }

  /// Creates the facts about a font by the name of its family.
  ///
  /// - Parameters:
  ///   - fontName: The name of the font.
  ///   - size: The size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(size: size, family: fontName, weight: .regular, traits: []) { size in
      .custom(fontName, size: size)
    }
  }

  /// Returns the facts about the font of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The name of the font: that of its family.
  public var postscriptName: String { family }

  /// Returns the facts with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      size: newPointSize, family: family, weight: weight, traits: symbolicTraits, font)
  }

  /// Returns the facts with another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize).withSymbolicTraits(symbolicTraits)
      ?? UIFontDescriptor(name: newFamily, size: pointSize)
  }

  /// Returns the facts with another design; `nil` for a font that is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard family == Self.system else { return nil }
    let (weight, isItalic) = (weight.swiftUI, symbolicTraits.contains(.traitItalic))
    return UIFontDescriptor(
      size: pointSize, family: family, weight: self.weight, traits: symbolicTraits
    ) { size in
      let font = Font.system(size: size, weight: weight, design: design.swiftUI)
      return isItalic ? font.italic() : font
    }
  }

  /// Returns the facts with properties of the typeface added.
  ///
  /// Partial: bold, italics and letters of one width; never `nil`. Properties that are missing from
  /// `symbolicTraits` are not removed.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let (old, new) = (font, symbolicTraits.subtracting(self.symbolicTraits))
    return UIFontDescriptor(
      size: pointSize, family: family, weight: new.contains(.traitBold) ? .bold : weight,
      traits: self.symbolicTraits.union(symbolicTraits)
    ) { size in
      var font = old(size)
      if new.contains(.traitBold) { font = font.bold() }
      if new.contains(.traitItalic) { font = font.italic() }
      if new.contains(.traitMonoSpace) { font = font.monospaced() }
      return font
    }
  }

  /// Properties of a typeface.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var swiftUI: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }
}
