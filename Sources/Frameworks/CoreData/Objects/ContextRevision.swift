import Observation

/// Counts the changes of a context; a view that has read it is notified of the next one.
final class ContextRevision: Observable {
  private let registrar = ObservationRegistrar()
  private var number = 0
  /// Called after each change, until they return `false`.
  private var listeners: [() -> Bool] = []

  /// The number of changes so far.
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
