import Foundation

/// Checks whether the current code runs on the main actor, without trapping if it does not.
///
/// In a process that gave its first thread away (`dispatchMain`, as test runners do) other threads
/// drain the main queue: then the queue must be checked, not the thread.
public enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// A Boolean value that indicates whether the current code runs on the main actor.
  public static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
