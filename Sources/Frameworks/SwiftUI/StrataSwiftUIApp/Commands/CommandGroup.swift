import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import SwiftUICore

/// A menu of an app's commands.
///
/// Same as Apple's, except that there is no menu bar: see ``Commands``.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  private let name: Text
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private let content: Content

  /// Creates a menu with a text as its name.
  ///
  /// - Parameters:
  ///   - name: The name of the menu.
  ///   - content: The actions, such as buttons with keyboard shortcuts.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a menu with a localized name.
  ///
  /// - Parameters:
  ///   - nameKey: The key of the name in the app's string catalog.
  ///   - content: The actions, such as buttons with keyboard shortcuts.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a name that is not localized.
  ///
  /// - Parameters:
  ///   - name: The name, which is shown as it is.
  ///   - content: The actions, such as buttons with keyboard shortcuts.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  @MainActor public var _commandView: AnyView {
    AnyView(
      Menu {
        content
      } label: {
        name
      })
  }
}

/// Commands that an app adds to one of the system's groups.
///
/// Partial: a page has no menus of the system, so the commands are shown without the group,
/// wherever it would be. Replacing a group removes nothing, since a page has none of its commands.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private let content: Content

  /// Creates commands before a group.
  ///
  /// - Parameters:
  ///   - group: The group, which does not exist on a page.
  ///   - addition: The actions.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Creates commands after a group.
  ///
  /// - Parameters:
  ///   - group: The group, which does not exist on a page.
  ///   - addition: The actions.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {
    content = addition()
  }

  /// Creates commands instead of a group.
  ///
  /// - Parameters:
  ///   - group: The group, which does not exist on a page.
  ///   - addition: The actions.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  @MainActor public var _commandView: AnyView { AnyView(content) }
}
