import Observation

/// The number of changes of a context. A view that has read it is evaluated again after the next
/// change.
final class ContextRevision: Observable {
  private let registrar = ObservationRegistrar()
  private var number = 0
  /// The closures that are called after each change, until they return `false`.
  private var listeners: [() -> Bool] = []

  /// The number of changes of the context so far.
  var current: Int {
    registrar.access(self, keyPath: \.current)
    return number
  }

  func advance() {
    registrar.withMutation(of: self, keyPath: \.current) { number += 1 }
    listeners = listeners.filter { $0() }
  }

  /// Adds a closure that is called after each change, until it returns `false`.
  func listen(_ listener: @escaping () -> Bool) { listeners.append(listener) }
}
