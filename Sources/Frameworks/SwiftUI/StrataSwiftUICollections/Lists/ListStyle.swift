public import SwiftUICore

/// A look for lists.
public protocol ListStyle {
  static var _look: String { get }
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _look: String { "" }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _look: String { "" }
}

public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _look: String { "grouped" }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _look: String { "sidebar" }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  public static var _look: String { "plain" }
}

public struct InsetListStyle: ListStyle {
  public init() {}
  public static var _look: String { "plain" }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
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
