public import SwiftUICore

/// Commands of the system that show and hide a sidebar.
///
/// Accepted: a page has no menus of the system, and the page's controls do this.
public struct SidebarCommands: Commands {
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}

/// Commands of the system that show, hide and customize toolbars.
///
/// Accepted: a page has no menus of the system, and the page's controls do this.
public struct ToolbarCommands: Commands {
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}

/// Commands of the system that search and transform text.
///
/// Accepted: a page has no menus of the system, and the page's controls do this.
public struct TextEditingCommands: Commands {
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}

/// Commands of the system that format text.
///
/// Accepted: a page has no menus of the system, and the page's controls do this.
public struct TextFormattingCommands: Commands {
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}

/// Commands of the system that show and hide inspectors.
///
/// Accepted: a page has no menus of the system, and the page's controls do this.
public struct InspectorCommands: Commands {
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}
