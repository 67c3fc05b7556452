public import SwiftUICore

/// A style of lists.
public protocol ListStyle {
  static var _look: String { get }
}

/// The default list style: sections in rounded groups.
public struct DefaultListStyle: ListStyle {
  /// Creates the default list style.
  nonisolated public init() {}
  public static var _look: String { "" }
}

/// A list style with sections in rounded groups.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates a list style with sections in rounded groups.
  nonisolated public init() {}
  public static var _look: String { "" }
}

/// A list style with sections in groups from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Creates a list style with sections in groups from edge to edge.
  nonisolated public init() {}
  public static var _look: String { "grouped" }
}

/// A list style for a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates a list style for a sidebar.
  nonisolated public init() {}
  public static var _look: String { "sidebar" }
}

/// A list style without groups.
public struct PlainListStyle: ListStyle {
  /// Creates a list style without groups.
  nonisolated public init() {}
  public static var _look: String { "plain" }
}

/// A list style without groups, which looks the same as the plain style.
public struct InsetListStyle: ListStyle {
  /// Creates a list style without groups, which looks the same as the plain style.
  nonisolated public init() {}
  public static var _look: String { "plain" }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style of lists.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The style with sections in rounded groups.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// The style with sections in groups from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// The list style without groups.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The list style for a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// The style without groups, which looks the same as the plain style.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, S._look)
  }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: String { "" } }

  var listLook: String {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}
