public import SwiftUICore

/// A result builder of an app's commands.
///
/// Same as Apple's.
@resultBuilder public struct CommandsBuilder {
  /// Returns the commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns commands without any action.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the commands unchanged.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  /// Combines several commands into one.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    var all: [any Commands] = []
    for commands in repeat each content { all.append(commands) }
    return CommandList(all: all)
  }

  /// Builds the commands of an `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  /// Builds the commands of an `if` whose condition is true, or of a `switch` case.
  public static func buildEither<T: Commands, F: Commands>(
    first: T
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the commands of an `else`, or of a `switch` case.
  public static func buildEither<T: Commands, F: Commands>(
    second: F
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of commands in an `if #available`.
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    CommandList(all: [content])
  }
}

/// A list of several commands, in order.
nonisolated private struct CommandList: Commands {
  typealias Body = Never
  // nonisolated(unsafe): set by the initializer, else used on the main actor only.
  nonisolated(unsafe) let all: [any Commands]

  init(all: [any Commands]) { self.all = all }

  @MainActor var _commandView: AnyView {
    let views = all.map(\._commandView)
    return AnyView(ForEach(Array(views.enumerated()), id: \.offset) { $0.element })
  }
}

extension Optional: Commands where Wrapped: Commands {
  @MainActor public var _commandView: AnyView { AnyView(map(\._commandView)) }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  @MainActor public var _commandView: AnyView {
    switch storage {
    case .trueContent(let commands): AnyView(commands._commandView.id(true))
    case .falseContent(let commands): AnyView(commands._commandView.id(false))
    }
  }
}

/// Commands without any action.
///
/// Same as Apple's.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  /// Creates commands without any action.
  nonisolated public init() {}

  @MainActor public var _commandView: AnyView { AnyView(EmptyView()) }
}
