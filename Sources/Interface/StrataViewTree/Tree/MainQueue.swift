import Foundation

/// Whether the code that asks runs on the main actor, without trapping when it does not.
///
/// A process that gave its first thread away (`dispatchMain`, as test runners do) drains the main
/// queue on other threads: then the queue tells, not the thread.
public enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  public static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
