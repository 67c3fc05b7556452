import Dispatch
package import StrataViewTree

/// Runs a closure on the main actor and returns its result: at once if the caller is on the main
/// actor, otherwise as soon as the main actor is free.
///
/// The view tree and the values that it stores belong to the main actor, but Apple's property
/// wrappers may be used on any thread. Because the caller waits, it can use the result and the
/// change.
package func waitForMainActor<T>(_ action: @MainActor () -> T) -> T {
  withoutActuallyEscaping(action) { action in
    // The cast removes the isolation only: both branches call the closure on the main actor.
    let plain = unsafeBitCast(action, to: (() -> T).self)
    return MainQueue.isCurrent ? plain() : DispatchQueue.main.sync(execute: plain)
  }
}

extension StateBox {
  /// Sets the value on the main actor and waits for it.
  nonisolated package func write(_ new: Value) {
    let new = ForMainActor(new)
    waitForMainActor { current = new.value }
  }
}
