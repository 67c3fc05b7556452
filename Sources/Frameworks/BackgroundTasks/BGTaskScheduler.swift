public import Dispatch
public import Foundation
import StrataDeviceServices

/// A scheduler that launches the app in the background: on a server, for each device that has
/// submitted a request.
///
///     BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) {
///       refresh($0)
///     }
///     try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "com.example.refresh"))
///
/// A request outlives the window, the process and a restart of the machine. The host creates a
/// value of the app without a window, which registers its handlers as at any launch, and calls the
/// requested one. Partial: a task of either kind may run for thirty seconds; the host starts no
/// tasks for devices that have not been used for thirty days.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // @unchecked: both properties are Sendable, and neither is ever replaced.

  /// The numbers of requests of each kind that may be pending at once.
  private static let limits = (refresh: 1, processing: 10)

  // Not the device itself: it holds this scheduler.
  private let schedule: any DeviceSchedule
  private let registry: BackgroundRegistry

  init(_ device: Device) {
    schedule = device.schedule
    registry = device.background
  }

  /// The scheduler of the device that the running code works for.
  open class var shared: BGTaskScheduler {
    let device = DeviceHost.current ?? .local
    return device.part { BGTaskScheduler(device) }
  }

  /// Registers the handler of an identifier. Call it while the app launches.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the task.
  ///   - queue: The queue on which the handler is called; `nil` for a global one.
  ///   - launchHandler: Called with a ``BGAppRefreshTask`` or a ``BGProcessingTask``.
  /// - Returns: `false` if `Info.plist` does not permit the identifier, or if it already has a
  ///   handler.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard Self.isPermitted(identifier) else { return false }
    // Apple's handler is not @Sendable; as there, it is called on the given queue.
    nonisolated(unsafe) let launchHandler = launchHandler
    return registry.register(identifier) { run in
      let task = run.isProcessing ? BGProcessingTask(run) : BGAppRefreshTask(run)
      let (device, now) = (DeviceHost.current, DeviceClock.now)
      (queue ?? .global()).async {
        DeviceHost.$current.withValue(device) {
          DeviceClock.$now.withValue(now) { launchHandler(task) }
        }
      }
    }
  }

  /// Submits a request for one launch, which replaces an earlier one for the same identifier.
  ///
  /// - Throws: ``Error`` with `notPermitted` if `Info.plist` does not name the identifier,
  ///   `tooManyPendingTaskRequests` beyond one refresh and ten processing requests, `unavailable`
  ///   if nothing can be stored.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    guard Self.isPermitted(taskRequest.identifier) else { throw Error(.notPermitted) }
    try checkRoom(for: taskRequest)
    let due = taskRequest.earliestBeginDate ?? DeviceClock.now()
    let value = try JSONEncoder().encode(KeptRequest(taskRequest))
    let entry = ScheduledEntry(
      kind: KeptRequest.kind, id: taskRequest.identifier, due: due, value: value)
    guard schedule.put(entry) else { throw Error(.unavailable) }
  }

  private func checkRoom(for request: BGTaskRequest) throws {
    let isProcessing = request is BGProcessingTaskRequest
    let others = pending.filter {
      $0.identifier != request.identifier && ($0 is BGProcessingTaskRequest) == isProcessing
    }
    let limit = isProcessing ? Self.limits.processing : Self.limits.refresh
    guard others.count < limit else { throw Error(.tooManyPendingTaskRequests) }
  }

  /// Cancels the pending request of an identifier.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    schedule.remove(kind: KeptRequest.kind, id: identifier)
  }

  /// Cancels all pending requests.
  open func cancelAllTaskRequests() {
    for request in pending { cancel(taskRequestWithIdentifier: request.identifier) }
  }

  /// Calls a closure with the requests that have not been launched.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler(pending)
  }

  /// Returns the requests that have not been launched.
  open func pendingTaskRequests() async -> [BGTaskRequest] { pending }

  private var pending: [BGTaskRequest] {
    schedule.entries(kind: KeptRequest.kind).compactMap(KeptRequest.request)
  }

  private static func isPermitted(_ identifier: String) -> Bool {
    BackgroundRegistry.permitted?.contains(identifier) ?? true
  }
}
