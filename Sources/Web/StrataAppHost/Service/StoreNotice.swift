import StrataPersistence
import Synchronization

/// Tells the operator why the store fails, once for each reason, and when it works again.
final class StoreNotice: Sendable {
  private let told = Mutex<String?>(nil)
  private let write: @Sendable (String) -> Void

  /// Creates a notice; nothing is written before the store fails.
  ///
  /// - Parameter write: Writes a sentence for the operator.
  init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Takes the result of a check.
  ///
  /// - Parameter failure: The error of the store; `nil` if it works.
  func take(_ failure: PersistenceError?) {
    // The store is closed only when the process ends, which is no failure.
    if failure?.code == .closed { return }
    let reason = failure?.localizedDescription
    let last = told.withLock { told in
      defer { told = reason }
      return told
    }
    guard reason != last else { return }
    write(reason ?? "The database works again, and what is stored is kept.")
  }
}
