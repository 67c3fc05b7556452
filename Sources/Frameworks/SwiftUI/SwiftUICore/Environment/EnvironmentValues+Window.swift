public import Foundation

extension EnvironmentValues {
  private enum SchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
  private enum DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection? { nil } }
  /// A wrapper of an optional size class. An optional inside of an optional would collapse when
  /// stored as `Any`.
  private struct SaidSize {
    var size: UserInterfaceSizeClass?
  }

  private enum WidthKey: EnvironmentKey { static var defaultValue: SaidSize? { nil } }
  private enum HeightKey: EnvironmentKey { static var defaultValue: SaidSize? { nil } }
  private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
  private enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

  /// The color scheme that the user prefers, or that a view around this one sets.
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] ?? (windowFacts.isDark ? .dark : .light) }
    set { self[SchemeKey.self] = newValue }
  }

  /// The contrast that the user prefers.
  public var colorSchemeContrast: ColorSchemeContrast {
    windowFacts.wantsContrast ? .increased : .standard
  }

  /// The reading direction. It is that of the locale unless a view around this one sets another.
  public var layoutDirection: LayoutDirection {
    get {
      if let said = self[DirectionKey.self] { return said }
      return locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    set { self[DirectionKey.self] = newValue }
  }

  /// The horizontal size class of the window: compact below 600 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      if let said = self[WidthKey.self] { return said.size }
      return windowFacts.isNarrow ? .compact : .regular
    }
    set { self[WidthKey.self] = SaidSize(size: newValue) }
  }

  /// The vertical size class of the window: compact below 500 points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      if let said = self[HeightKey.self] { return said.size }
      return windowFacts.isLow ? .compact : .regular
    }
    set { self[HeightKey.self] = SaidSize(size: newValue) }
  }

  /// The state of the window: `active` while its tab is visible; `background` while the tab is
  /// hidden or no browser is connected to the window, as after the tab was closed.
  ///
  /// Partial: it is never `inactive`, because a browser reports only that a window's tab is hidden.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] ?? (windowFacts.isHidden ? .background : .active) }
    set { self[PhaseKey.self] = newValue }
  }

  /// The number of the screen's pixels in a point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] ?? windowFacts.scale }
    set { self[ScaleKey.self] = newValue }
  }

  /// The size of a pixel of the screen, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The text size that the user prefers.
  ///
  /// Partial: a browser does not report the size. It is `large` unless a view around this one sets
  /// another.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
}
