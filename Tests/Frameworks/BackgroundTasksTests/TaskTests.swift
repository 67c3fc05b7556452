import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import BackgroundTasks

/// Tests of a launch in the background, from its handler to its completion.
@Suite struct TaskTests {
  private let device = Device(id: DeviceID(rawValue: "phone"))

  /// Registers a handler, and starts it as a host does.
  private func start(
    isProcessing: Bool = false, _ handler: @escaping @Sendable (BGTask) -> Void
  ) -> BackgroundRun {
    let run = BackgroundRun(id: "work", isProcessing: isProcessing)
    DeviceHost.$current.withValue(device) {
      BGTaskScheduler.shared.register(forTaskWithIdentifier: "work", using: nil) { handler($0) }
      #expect(device.background.start(run))
    }
    return run
  }

  @Test
  func `a task's handler runs as its client device, and only the first setTaskCompleted counts`()
    async
  {
    let seen = Recorded<String>()
    let run = start { task in
      seen.record("\(task.identifier) \(task is BGAppRefreshTask) \(DeviceHost.currentID)")
      task.setTaskCompleted(success: true)
      task.setTaskCompleted(success: false)
    }
    #expect(await run.outcome(), "only the first completion counts")
    #expect(seen.all == ["work true phone"])
  }

  @Test func `the handler of a processing request receives a BGProcessingTask`() async {
    let run = start(isProcessing: true) { $0.setTaskCompleted(success: $0 is BGProcessingTask) }
    #expect(await run.outcome())
  }

  @Test func `a background task that expires calls its expiration handler once`() async {
    let run = start { task in
      task.expirationHandler = { task.setTaskCompleted(success: false) }
    }
    run.expire()
    run.expire()
    #expect(await !run.outcome())
  }

  @Test func `an expiration handler that is set after expiry is called at once`() async {
    let run = BackgroundRun(id: "work")
    run.expire()
    let task = BGAppRefreshTask(run)
    task.expirationHandler = { task.setTaskCompleted(success: false) }
    #expect(await !run.outcome())
  }

  @Test func `a completed task does not call its expiration handler`() async {
    let told = Recorded<String>()
    let run = BackgroundRun(id: "work")
    let task = BGAppRefreshTask(run)
    task.expirationHandler = { told.record("expired") }
    task.setTaskCompleted(success: true)
    run.expire()
    #expect(told.all.isEmpty)
  }
}
