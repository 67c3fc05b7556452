public import SwiftUICore

/// The system's commands that show and hide a sidebar.
///
/// Accepted: they add nothing, since a page has no menus of the system; the page's controls do the
/// same.
public struct SidebarCommands: Commands {
  public typealias Body = Never

  /// Creates the commands that show and hide a sidebar.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}

/// The system's commands that show, hide and customize toolbars.
///
/// Accepted: they add nothing, since a page has no menus of the system; the page's controls do the
/// same.
public struct ToolbarCommands: Commands {
  public typealias Body = Never

  /// Creates the commands that show, hide and customize toolbars.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}

/// The system's commands that search and transform text.
///
/// Accepted: they add nothing, since a page has no menus of the system; the page's controls do the
/// same.
public struct TextEditingCommands: Commands {
  public typealias Body = Never

  /// Creates the commands that search and transform text.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}

/// The system's commands that format text.
///
/// Accepted: they add nothing, since a page has no menus of the system; the page's controls do the
/// same.
public struct TextFormattingCommands: Commands {
  public typealias Body = Never

  /// Creates the commands that format text.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}

/// The system's commands that show and hide inspectors.
///
/// Accepted: they add nothing, since a page has no menus of the system; the page's controls do the
/// same.
public struct InspectorCommands: Commands {
  public typealias Body = Never

  /// Creates the commands that show and hide inspectors.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}
