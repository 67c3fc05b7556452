public import Foundation

extension View {
  /// Sets the font of all text here.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Sets what text and symbols here are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foreground, AnyShapeStyle(style))
  }

  @available(*, deprecated, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { AnyShapeStyle($0) })
  }

  /// Limits text here to some lines.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.textAlignment, alignment)
  }

  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
