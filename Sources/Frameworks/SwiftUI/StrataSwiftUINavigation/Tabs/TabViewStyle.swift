public import SwiftUICore

/// How a tab view shows its tabs.
public protocol TabViewStyle {
  static var _isPaged: Bool { get }
  var _hidesIndex: Bool { get }
}

extension TabViewStyle {
  public static var _isPaged: Bool { false }
  public var _hidesIndex: Bool { false }
}

/// A bar at the foot of a narrow window, at the side of a wide one.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }

/// A bar at the foot of a narrow window, at the side of a wide one.
///
/// Partial: looks as the automatic style does; the bar at the side does not fold into one on top.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }

/// Pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots tell which page is in sight.
  public struct IndexDisplayMode: Equatable, Sendable {
    let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public static var _isPaged: Bool { true }
  public var _hidesIndex: Bool { mode == .never }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of a paged tab view look.
public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}

/// Dots, one a page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a ground.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Partial: never a ground; the dots are not dragged along in a browser, which would show it.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let mode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// What the styles come to.
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
  /// How the tab views here show their tabs.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabLook) {
      $0.isPaged = S._isPaged
      $0.hidesIndex = style._hidesIndex
    }
  }

  /// How the dots of the paged tab views here look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabLook) { $0.hasIndexBackground = style._hasBackground }
  }
}
