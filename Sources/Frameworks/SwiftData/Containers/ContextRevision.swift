import Foundation
import Observation
import StrataViewTree

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

/// A weak reference to a context, for closures that may be called on another thread.
// @unchecked: `context` is set once when the context is created, and read where the context lives.
final class ContextEar: @unchecked Sendable {
  weak var context: ModelContext? {
    didSet { identity = context.map(ObjectIdentifier.init) }
  }
  /// The identity of the context, which code on any thread may compare.
  private(set) var identity: ObjectIdentifier?

  /// Runs a closure on the main actor: at once if the caller is on it, asynchronously otherwise.
  static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    guard MainQueue.isCurrent else { return DispatchQueue.main.async { action() } }
    MainActor.assumeIsolated(action)
  }
}
