public import SwiftUICore

/// Actions of an app that can be reached by the keyboard wherever the focus is.
///
///     WindowGroup { Library() }
///       .commands {
///         CommandMenu("Books") { Button("Add") { add() }.keyboardShortcut("b") }
///       }
///
/// Same as Apple's on an iPad with a keyboard: shortcuts work in the whole window. A page has no
/// menu bar. The commands are controls at the end of the page, which are visible while one of them
/// has the keyboard focus.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands of which these commands consist.
  associatedtype Body: Commands
  /// The commands of which these commands consist.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The commands as one view.
  @MainActor var _commandView: AnyView { get }
}

extension Commands {
  @MainActor public var _commandView: AnyView { AnyView(CommandsView(self)) }
}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {
  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}

/// The view of the app's commands. Their dynamic properties work as those of a view.
nonisolated private struct CommandsView<Content: Commands>: View {
  private let commands: Connected<Content>

  init(_ commands: Content) { self.commands = Connected(value: commands) }

  @MainActor var body: some View { commands.value.body._commandView }
}
