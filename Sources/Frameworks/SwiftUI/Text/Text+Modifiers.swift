extension Text {
  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// Sets the weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  /// Makes the text bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.paint = AnyShapeStyle(style) }
  }

  @available(*, deprecated, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.paint = color.map { AnyShapeStyle($0) } }
  }

  /// Two texts as one.
  public static func + (left: Text, right: Text) -> Text {
    var both = left
    both.parts += right.parts
    return both
  }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }
}
