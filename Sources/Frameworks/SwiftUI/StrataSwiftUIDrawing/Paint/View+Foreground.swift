import StrataRendering
public import SwiftUICore

extension View {
  /// Sets the style of text, symbols and shapes in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foreground, AnyShapeStyle(style))
  }

  /// Sets the first two levels of the foreground style.
  ///
  /// - Parameters:
  ///   - primary: The first style.
  ///   - secondary: The second style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
    return environment(\.foregroundLevels, ForegroundLevels(styles))
  }

  /// Sets the first three levels of the foreground style.
  ///
  /// - Parameters:
  ///   - primary: The first style.
  ///   - secondary: The second style.
  ///   - tertiary: The third style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
    return environment(\.foregroundLevels, ForegroundLevels(styles))
  }

  /// Sets the color of text, symbols and shapes in this view; `nil` is the default.
  @available(iOS, deprecated: 100000, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { AnyShapeStyle($0) })
  }

  /// Sets the style that `.background` refers to in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the style of interactive elements in this view; `nil` keeps that of outer views.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the color of interactive elements in this view; `nil` keeps that of outer views.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the color of interactive elements in this view; `nil` keeps that of outer views.
  @available(iOS, deprecated: 100000, renamed: "tint(_:)")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

/// A modifier that sets the tint for the renderer, and in the environment for styles that read it.
nonisolated private struct TintModifier: ViewModifier {
  var style: AnyShapeStyle?
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let rules: [StyleRule] = style.map { [.tint($0._paint(in: environment))] } ?? []
    content.modifier(RulesModifier(rules: rules)).transformEnvironment(\.tintStyle) {
      $0 = style ?? $0
    }
  }
}

extension AnyShapeStyle {
  /// Returns the rules for text in this style.
  func textRules(in environment: EnvironmentValues) -> [StyleRule] {
    let (paint, shadows, blend) = _paint(in: environment).unwrapped
    return [.foreground(paint)] + Paint.Shadow.filters(shadows).map { .filter($0) }
      + (blend.map { [.blend($0)] } ?? [])
  }
}
