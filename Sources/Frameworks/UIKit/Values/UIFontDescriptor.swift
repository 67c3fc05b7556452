public import Foundation
import StrataSwiftUIApp

/// A description of a font, from which similar fonts can be created.
///
///     let title = UIFont.preferredFont(forTextStyle: .largeTitle)
///     let rounded = title.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }
public final class UIFontDescriptor: NSObject, Sendable {
  /// The name of the system font's family.
  static let system = ".AppleSystemUIFont"

  /// The size of the font, in points.
  public let pointSize: CGFloat
  /// The properties of the typeface.
  public let symbolicTraits: SymbolicTraits
  let family: String
  private let weight: UIFont.Weight
  /// Returns the described font in a size, in points.
  let font: @Sendable (CGFloat) -> Font

  init(
    size: CGFloat, family: String, weight: UIFont.Weight, traits: SymbolicTraits,
    _ font: @escaping @Sendable (CGFloat) -> Font
  ) {
    (pointSize, self.family, self.weight) = (size, family, weight)
    (symbolicTraits, self.font) = (traits, font)
  }

  /// Creates the description of a font by the name of its family.
  ///
  /// - Parameters:
  ///   - fontName: The name of the font.
  ///   - size: The size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(size: size, family: fontName, weight: .regular, traits: []) { size in
      .custom(fontName, size: size)
    }
  }

  /// Returns the description of the font of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The name of the font's family, since a font has no other name.
  public var postscriptName: String { family }

  /// Returns the description with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      size: newPointSize, family: family, weight: weight, traits: symbolicTraits, font)
  }

  /// Returns the description with another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize).withSymbolicTraits(symbolicTraits)
      ?? UIFontDescriptor(name: newFamily, size: pointSize)
  }

  /// Returns the description with another design, or `nil` if the font is not the system's.
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

  /// Returns the description with properties of the typeface added.
  ///
  /// Partial: it supports bold, italics and letters of one width, and never returns `nil`.
  /// Properties that are missing from `symbolicTraits` are not removed.
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

    /// The letters are in italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The letters are bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design of the system's font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design in which strokes have round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design of the system's font with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design in which all letters have the same width.
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
