import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

extension Scene {
  /// Adds commands to the scene's windows: their keyboard shortcuts work wherever the focus is.
  ///
  /// There is no menu bar. Moving the focus by the keyboard leads to the commands after the page's
  /// other controls.
  ///
  /// - Parameter content: The commands.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    _modified(CommandsModifier(commands: content()))
  }

  /// Removes the commands that the scene has.
  nonisolated public func commandsRemoved() -> some Scene {
    _modified(EnvironmentModifier(keyPath: \.hidesCommands, value: true))
  }

  /// Replaces the commands that the scene has.
  ///
  /// - Parameter content: The commands that replace them.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}

private struct HidesCommandsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the scenes inside show no commands.
  fileprivate var hidesCommands: Bool {
    get { self[HidesCommandsKey.self] }
    set { self[HidesCommandsKey.self] = newValue }
  }
}

nonisolated private struct CommandsModifier<Added: Commands>: ViewModifier {
  // nonisolated(unsafe): set by the initializer, else used on the main actor only.
  nonisolated(unsafe) let commands: Added

  @MainActor func body(content: Content) -> some View {
    content
    CommandBar(content: commands._commandView)
  }
}

/// The view of the commands at the end of the page, which is visible while it has the focus.
private struct CommandBar: View {
  typealias Body = Never
  var content: AnyView

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let values = EnvironmentValues(context.environment)
    let shown = values.hidesCommands ? AnyView(EmptyView()) : view.content
    let element = Element(
      .box,
      attributes: [
        .variant: "spoken", .role: "group", .label: FrameworkWords(values.locale)[.actions],
      ])
    return ElementNode.update(old, context, element, isLeftOutIfEmpty: true) {
      AnyView._update(shown, $0, $1)
    }
  }
}
