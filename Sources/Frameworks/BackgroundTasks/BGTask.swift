public import Foundation
import StrataDeviceServices

/// One start of the app for work that nobody watches.
///
///     task.expirationHandler = { work.cancel() }
///     task.setTaskCompleted(success: true)
///
/// Made by the scheduler alone. A task that says nothing is counted as failed a little after its time
/// is up, and what it still does goes on unwatched.
open class BGTask: NSObject, @unchecked Sendable {
  // @unchecked: `handler` is touched only while `lock` is held; `run` is Sendable.
  private let lock = NSLock()
  private var handler: (() -> Void)?
  private let run: BackgroundRun

  init(_ run: BackgroundRun) { self.run = run }

  open var identifier: String { run.id }

  /// Called once, on any thread, when the time is up: the app stops its work and says how it ended.
  /// One that is set after that is called at once.
  open var expirationHandler: (() -> Void)? {
    get { lock.withLock { handler } }
    set {
      lock.withLock { handler = newValue }
      let call: @Sendable () -> Void = { [weak self] in self?.expire() }
      run.onExpiration(newValue == nil ? nil : call)
    }
  }

  /// Says that the work is over. Only the first time counts.
  open func setTaskCompleted(success: Bool) {
    run.finish(success)
    lock.withLock { handler = nil }
  }

  private func expire() { expirationHandler?() }
}

/// A short start to bring what is shown up to date.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A longer start for work that can wait.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
