public import SwiftUICore

/// A style of tab views.
public protocol TabViewStyle {
  static var _isPaged: Bool { get }
  var _hidesIndex: Bool { get }
}

extension TabViewStyle {
  public static var _isPaged: Bool { false }
  public var _hidesIndex: Bool { false }
}

/// The default tab view style. The tab bar is at the bottom of a narrow window and at the side of a
/// wide window.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default tab view style.
  public init() {}
}

/// A tab view style in which the tab bar is at the bottom of a narrow window and at the side of a
/// wide window.
///
/// Partial: it looks like the automatic style. The bar at the side cannot be collapsed into one at
/// the top.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates a tab view style in which the tab bar is at the bottom of a narrow window and at the
  /// side of a wide window.
  public init() {}
}

/// A tab view style with pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots that show the current page.
  public struct IndexDisplayMode: Equatable, Sendable {
    let name: String
    /// The dots are shown, which is the default.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// The dots are always shown.
    public static let always = IndexDisplayMode(name: "always")
    /// The dots are never shown.
    public static let never = IndexDisplayMode(name: "never")
  }

  let mode: IndexDisplayMode

  /// Creates a tab view style with pages that are swiped.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public static var _isPaged: Bool { true }
  public var _hidesIndex: Bool { mode == .never }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab view style in which the tab bar is at the bottom of a narrow window and at the side of a
  /// wide window.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view style with pages that are swiped.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are swiped, with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A style of the dots in a paged tab view.
public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}

/// A style that shows a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of a background behind the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    let name: String
    /// The default visibility of the area behind the dots: hidden.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// The area behind the dots is shown while the dots are dragged.
    ///
    /// Partial: the background is never shown, as the dots cannot be dragged in a browser.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always shows a background behind the dots.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never shows a background behind the dots.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let mode: BackgroundDisplayMode

  /// Creates a page index style that shows a dot for each page.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A page index style that shows a dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A dot for each page, with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// The properties of the tab view styles.
struct TabLook: Equatable {
  var isPaged = false
  var hidesIndex = false
  var hasIndexBackground = false
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: TabLook { TabLook() } }

  var tabLook: TabLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabLook) {
      $0.isPaged = S._isPaged
      $0.hidesIndex = style._hidesIndex
    }
  }

  /// Sets the style of the dots in paged tab views in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabLook) { $0.hasIndexBackground = style._hasBackground }
  }
}
