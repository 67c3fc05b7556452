public import Foundation

extension Text {
  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  /// Sets the weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? ($0.isBold == false ? nil : weight) }
  }

  /// Makes the text bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Sets whether the text is bold.
  public func bold(_ isActive: Bool) -> Text {
    isActive ? bold() : styled { $0.isBold = $0.weight == nil ? false : $0.isBold }
  }

  /// Sets the color or other style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.paint = $0.paint ?? AnyShapeStyle(style) }
  }

  /// Sets the color of the text; `nil` keeps that of outer views.
  @available(iOS, deprecated: 100000, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.paint = $0.paint ?? color.map { AnyShapeStyle($0) } }
  }

  /// Sets a size relative to the font, such as for a unit beside a number.
  ///
  /// - Parameters:
  ///   - scale: The size of the letters.
  ///   - isEnabled: Whether the modifier applies.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.scale = $0.scale ?? scale } : self
  }

  /// Sets the language of the text for its glyphs, hyphenation and pronunciation.
  ///
  /// - Parameters:
  ///   - language: The language of the text.
  ///   - isEnabled: Whether the modifier applies.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.language = $0.language ?? language } : self
  }

  /// Joins two texts; each keeps its style.
  ///
  ///     Text("Now: ").bold() + Text("21°").foregroundStyle(.secondary)
  public static func + (lhs: Text, rhs: Text) -> Text {
    var both = lhs
    both.parts += rhs.parts
    return both
  }

  /// Returns a copy with a change applied to the style of each part.
  func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    for index in copy.parts.indices { change(&copy.parts[index].style) }
    return copy
  }
}
