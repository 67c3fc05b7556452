/// How a view answers to a pointer above it.
///
/// Accepted: a browser shows by itself what the pointer is over.
public struct HoverEffect: Equatable, Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Answers to a pointer above the view.
  ///
  /// Accepted: a browser shows by itself what the pointer is over.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Answers to a pointer above the view.
  ///
  /// Accepted: a browser shows by itself what the pointer is over.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Does not answer to a pointer here.
  ///
  /// Accepted: a browser shows by itself what the pointer is over.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Does not show where the keyboard is.
  ///
  /// Accepted: who uses the keyboard in a browser must see where it is.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// When a tab bar makes room.
///
/// Accepted: a browser's own bars make room; the tab bar stays.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "down")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "up")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Whether the tab bar makes room while a person scrolls.
  ///
  /// Accepted: a browser's own bars make room; the tab bar stays.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

extension EnvironmentValues {
  private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the screen is dimmed while nobody looks.
  ///
  /// Partial: a browser never says, so it is `false` unless a view above says otherwise.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}
