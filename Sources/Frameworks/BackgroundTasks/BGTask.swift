public import Foundation
import StrataDeviceServices

/// A task for which the app is launched in the background.
///
///     task.expirationHandler = { work.cancel() }
///     task.setTaskCompleted(success: true)
///
/// Only the scheduler creates tasks. A task that is never completed counts as failed shortly after
/// its time has expired; its work is not stopped.
open class BGTask: NSObject, @unchecked Sendable {
  // @unchecked: `handler` is touched only while `lock` is held; `run` is Sendable.
  private let lock = NSLock()
  private var handler: (() -> Void)?
  private let run: BackgroundRun

  init(_ run: BackgroundRun) { self.run = run }

  /// The identifier of the request for which the app was launched.
  open var identifier: String { run.id }

  /// A closure that is called once, on any thread, when the task's time has expired. It should stop
  /// the work and complete the task. A closure that is set after that is called at once.
  open var expirationHandler: (() -> Void)? {
    get { lock.withLock { handler } }
    set {
      lock.withLock { handler = newValue }
      let call: @Sendable () -> Void = { [weak self] in self?.expire() }
      run.onExpiration(newValue == nil ? nil : call)
    }
  }

  /// Completes the task. Only the first call counts.
  open func setTaskCompleted(success: Bool) {
    run.finish(success)
    lock.withLock { handler = nil }
  }

  private func expire() { expirationHandler?() }
}

/// A short task that updates the app's content.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A longer task for work that can wait.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
