public import Combine
public import Observation
public import SwiftUICore

/// A scene with a modifier around its content.
struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: Scene {
  typealias Body = Never
  let content: Content
  let modifier: Modifier

  var _content: AnyView { AnyView(content._content.modifier(modifier)) }
  var _windowName: String? { content._windowName }
}

extension Scene {
  func _modified(_ modifier: some ViewModifier) -> some Scene {
    ModifiedScene(content: self, modifier: modifier)
  }

  /// Acts when a value changes, with the old and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _modified(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Acts when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _modified(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Acts when a value changes, with the new one.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    _modified(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}

extension Scene {
  /// Puts an object into the environment of the scene's views.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _modified(EnvironmentModifier(keyPath: \.[ObjectKey<T>()], value: object))
  }

  /// Puts an observable object into the environment of the scene's views.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _modified(EnvironmentModifier(keyPath: \.[ObjectKey<T>()], value: object))
  }

  /// Sets an environment value for the scene's views.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _modified(EnvironmentModifier(keyPath: keyPath, value: value))
  }
}
