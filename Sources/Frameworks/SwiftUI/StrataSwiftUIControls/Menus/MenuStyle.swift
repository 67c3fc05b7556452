public import SwiftUICore

/// An appearance of menus.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of the view that draws the menu.
  associatedtype Body: View

  /// Returns the view that draws a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu, for a style. The style draws the menu as `Menu(configuration)`.
public struct MenuStyleConfiguration {
  /// The label of the styled menu.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The entries of the styled menu.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  @MainActor fileprivate var menu: some View {
    MenuBody(label: label, content: content, primaryAction: primaryAction)
  }
}

/// The default menu style.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the default menu style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.menu }
}

/// A menu style that draws a button in the current button style.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a menu style that draws a button in the current button style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.menu }
}

/// A menu style that draws a button without a border.
@available(
  iOS, deprecated: 100000, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a menu style that draws a button without a border.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.menu.buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of menus.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of a button in the current button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<MenuStyleConfiguration>())
    }
  }
}

@available(
  iOS, deprecated: 100000, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style of a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension EnvironmentValues {
  private enum IndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// The visibility of the chevrons of menus.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the menus in this view show a chevron, which they do not by default.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
