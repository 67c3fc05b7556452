public import StrataRendering
public import SwiftUICore

/// The current foreground style.
///
/// Same as Apple's.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Creates a style that draws in the current foreground style.
  nonisolated public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The tint of interactive elements.
///
/// Same as Apple's.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Creates a style that draws in the tint of interactive elements.
  nonisolated public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.tintStyle?._paint(in: environment) ?? .named("accent")
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of interactive elements.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The current background style.
///
/// Same as Apple's.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Creates a style that draws in the current background style.
  nonisolated public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?._paint(in: environment) ?? .named("system")
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The color of a selection.
///
/// Same as Apple's.
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Creates a style that draws in the color of a selection.
  nonisolated public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("accent") }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The color of separators.
///
/// Same as Apple's.
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Creates a style that draws in the color of separators.
  nonisolated public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("line") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The color of a field's placeholder.
///
/// Same as Apple's.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Creates a style that draws in the color of a field's placeholder.
  nonisolated public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("tertiary") }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of a field's placeholder.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The color of links.
///
/// Same as Apple's.
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Creates a style that draws in the color of links.
  nonisolated public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("accent") }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// A faint fill of the area behind a control.
///
/// Same as Apple's.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Creates a style that fills the area behind a control faintly.
  nonisolated public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("fill") }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A faint fill of the area behind a control.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The background of a window.
///
/// Same as Apple's.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Creates a style that draws the background of a window.
  nonisolated public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("grouped") }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// The style to which `.background` refers; `nil` for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The paint of interactive elements; `nil` if the app sets none.
  package var tintPaint: Paint? { tintStyle?._paint(in: self) }

  /// The paint of text, symbols and shapes without a foreground style.
  var foregroundPaint: Paint { foreground?._paint(in: self) ?? .named("primary") }
}
