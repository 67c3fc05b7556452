/// The effect of a pointer above a view.
///
/// Accepted: it has no effect; the browser shows hover effects itself.
public struct HoverEffect: Equatable, Sendable {
  private let name: String
  /// The hover effect that is the default.
  public static let automatic = HoverEffect(name: "automatic")
  /// An effect that highlights the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// An effect that lifts the view.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Sets the effect of a pointer above the view.
  ///
  /// Accepted: it has no effect; the browser shows hover effects itself.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the effect of a pointer above the view.
  ///
  /// Accepted: it has no effect; the browser shows hover effects itself.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Disables the hover effects of the view.
  ///
  /// Accepted: it has no effect; the browser shows hover effects itself.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Disables the effect that shows the keyboard focus.
  ///
  /// Accepted: it has no effect, since people who use a browser by the keyboard must see the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The condition under which a tab bar is minimized.
///
/// Accepted: it has no effect. The browser's own toolbars are minimized instead, and the tab bar
/// stays.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The default behavior of the tab bar during scrolling.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Minimizes the tab bar when the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "down")
  /// Minimizes the tab bar when the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "up")
  /// Never minimizes the tab bar.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Sets when the tab bar is minimized.
  ///
  /// Accepted: it has no effect. The browser's own toolbars are minimized instead, and the tab bar
  /// stays.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
}

extension EnvironmentValues {
  private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that indicates whether the screen is dimmed while it is not in use.
  ///
  /// Partial: a browser does not report it. It is `false` unless a view around this one sets
  /// another value.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}
