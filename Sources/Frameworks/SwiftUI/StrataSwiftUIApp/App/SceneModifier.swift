public import Combine
public import Observation
public import SwiftUICore

/// A scene with a modifier around its content.
nonisolated struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: Scene {
  typealias Body = Never
  let content: Content
  let modifier: Modifier

  @MainActor var _content: AnyView { AnyView(content._content.modifier(modifier)) }
  @MainActor var _windowName: String? { content._windowName }
}

extension Scene {
  nonisolated package func _modified(_ modifier: some ViewModifier) -> some Scene {
    ModifiedScene(content: self, modifier: modifier)
  }

  /// Performs an action with the old and the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed.
  ///   - initial: Whether the action is also performed when the scene appears.
  ///   - action: A function that is called after a change, with the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _modified(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed.
  ///   - initial: Whether the action is also performed when the scene appears.
  ///   - action: A function that is called after a change.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _modified(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Performs an action with the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed.
  ///   - action: A function that is called after a change, with the new value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    _modified(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}

extension Scene {
  /// Adds an object to the environment of the scene's views.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _modified(EnvironmentModifier(keyPath: \.[ObjectKey<T>()], value: object))
  }

  /// Adds an observable object to the environment of the scene's views.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _modified(EnvironmentModifier(keyPath: \.[ObjectKey<T>()], value: object))
  }

  /// Sets an environment value for the scene's views.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the value in the environment.
  ///   - value: The new environment value.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _modified(EnvironmentModifier(keyPath: keyPath, value: value))
  }
}
