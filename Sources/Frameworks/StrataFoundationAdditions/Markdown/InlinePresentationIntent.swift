/// The inline marks of a text: stressed, code, struck out.
///
/// Same as Apple's.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text in `*`, drawn in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Text in `**`, drawn in bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Text in backticks, drawn in a monospaced font.
  public static let code = Self(rawValue: 1 << 2)
  /// Text in `~~`, drawn struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line break of the source, which is drawn as a space.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line break that is drawn.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = Self(rawValue: 1 << 9)
}
