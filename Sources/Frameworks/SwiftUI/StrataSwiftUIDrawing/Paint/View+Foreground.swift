import StrataRendering
public import SwiftUICore

extension View {
  /// Sets what text, symbols and shapes here are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foreground, AnyShapeStyle(style))
  }

  /// Sets the first two ranks of the foreground.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
    return environment(\.foregroundLevels, ForegroundLevels(styles))
  }

  /// Sets the first three ranks of the foreground.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
    return environment(\.foregroundLevels, ForegroundLevels(styles))
  }

  @available(iOS, deprecated: 100000, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { AnyShapeStyle($0) })
  }

  /// Sets what `.background` means here.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// The colour of what can be touched here.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// The colour of what can be touched here; `nil` for that of the surroundings.
  public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  @available(iOS, deprecated: 100000, renamed: "tint(_:)")
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

/// Tells the renderer the tint, and styles below that ask for it.
private struct TintModifier: ViewModifier {
  var style: AnyShapeStyle?
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let rules: [StyleRule] = style.map { [.tint($0._paint(in: environment))] } ?? []
    content.modifier(RulesModifier(rules: rules)).transformEnvironment(\.tintStyle) {
      $0 = style ?? $0
    }
  }
}

extension AnyShapeStyle {
  /// How words are written with the style.
  func textRules(in environment: EnvironmentValues) -> [StyleRule] {
    let (paint, shadows, blend) = _paint(in: environment).unwrapped
    return [.foreground(paint)] + Paint.Shadow.filters(shadows).map { .filter($0) }
      + (blend.map { [.blend($0)] } ?? [])
  }
}
