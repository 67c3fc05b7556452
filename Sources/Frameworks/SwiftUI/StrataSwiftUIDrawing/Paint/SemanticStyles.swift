public import StrataRendering
public import SwiftUICore

/// What text and symbols are drawn with here.
///
/// Same as Apple's.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The tint of what can be touched here.
///
/// Same as Apple's.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.tintStyle?._paint(in: environment) ?? .named("accent")
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What is behind the view.
///
/// Same as Apple's.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?._paint(in: environment) ?? .named("system")
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The mark of what is selected.
///
/// Same as Apple's.
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("accent") }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The line between things.
///
/// Same as Apple's.
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("line") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The words in an empty field.
///
/// Same as Apple's.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("tertiary") }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The words of a link.
///
/// Same as Apple's.
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("accent") }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// A faint fill behind a control.
///
/// Same as Apple's.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("fill") }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The ground of the window.
///
/// Same as Apple's.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("grouped") }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// What `.background` means here; `nil` for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What text, symbols and shapes are drawn with where they do not say it themselves.
  var foregroundPaint: Paint { foreground?._paint(in: self) ?? .named("primary") }
}
