public import Foundation

extension EnvironmentValues {
  private enum SchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
  private enum DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection? { nil } }
  /// An optional of an optional would lose what it says on its way through the store.
  private struct SaidSize {
    var size: UserInterfaceSizeClass?
  }

  private enum WidthKey: EnvironmentKey { static var defaultValue: SaidSize? { nil } }
  private enum HeightKey: EnvironmentKey { static var defaultValue: SaidSize? { nil } }
  private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
  private enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

  /// Light or dark, as the person wants it or a view above asks for.
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] ?? (windowFacts.isDark ? .dark : .light) }
    set { self[SchemeKey.self] = newValue }
  }

  /// How strongly the person wants things to stand out.
  public var colorSchemeContrast: ColorSchemeContrast {
    windowFacts.wantsContrast ? .increased : .standard
  }

  /// Which way this part is read: that of the locale unless a view above says otherwise.
  public var layoutDirection: LayoutDirection {
    get {
      if let said = self[DirectionKey.self] { return said }
      return locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    set { self[DirectionKey.self] = newValue }
  }

  /// How much room the window has from side to side: compact below 600 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      if let said = self[WidthKey.self] { return said.size }
      return windowFacts.isNarrow ? .compact : .regular
    }
    set { self[WidthKey.self] = SaidSize(size: newValue) }
  }

  /// How much room the window has from top to bottom: compact below 500 points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      if let said = self[HeightKey.self] { return said.size }
      return windowFacts.isLow ? .compact : .regular
    }
    set { self[HeightKey.self] = SaidSize(size: newValue) }
  }

  /// Whether the window is seen.
  ///
  /// Partial: a browser never says that a window is inactive, only that its tab is hidden.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] ?? (windowFacts.isHidden ? .background : .active) }
    set { self[PhaseKey.self] = newValue }
  }

  /// The pixels of the screen to a point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] ?? windowFacts.scale }
    set { self[ScaleKey.self] = newValue }
  }

  /// The size of a pixel of the screen, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How large the person wants text.
  ///
  /// Partial: a browser does not say; it is `large` unless a view above says otherwise.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
}
