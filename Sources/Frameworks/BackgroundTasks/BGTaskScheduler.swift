public import Dispatch
public import Foundation
import StrataDeviceServices

/// Starts the app for work that nobody watches: on a server, for each device that asked for it.
///
///     BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) {
///       refresh($0)
///     }
///     try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "com.example.refresh"))
///
/// A request outlives the window, the process and the machine's restart; the host makes a value of
/// the app without a window, which registers its handlers as at any launch, and calls the one asked
/// for. Partial: a start is given thirty seconds of either kind; a host starts nothing for devices
/// that have not been there for thirty days.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // @unchecked: both parts are Sendable, and neither is ever exchanged.

  /// How many requests of each kind may wait.
  private static let limits = (refresh: 1, processing: 10)

  // Not the device itself: it holds this scheduler.
  private let schedule: any DeviceSchedule
  private let desk: BackgroundDesk

  init(_ device: Device) {
    schedule = device.schedule
    desk = device.background
  }

  /// The scheduler of the device that the running code works for.
  open class var shared: BGTaskScheduler {
    let device = DeviceHost.current ?? .local
    return device.part { BGTaskScheduler(device) }
  }

  /// Says what to start for an identifier, while the app launches.
  ///
  /// - Parameters:
  ///   - queue: Where the handler is called; `nil` for a queue of the system's.
  ///   - launchHandler: Called with a ``BGAppRefreshTask`` or a ``BGProcessingTask``.
  /// - Returns: `false` where `Info.plist` does not permit the identifier, or it has a handler.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard Self.isPermitted(identifier) else { return false }
    // Apple's handler is no @Sendable one; as there, it is called on the queue that was named.
    nonisolated(unsafe) let launchHandler = launchHandler
    return desk.register(identifier) { run in
      let task = run.isProcessing ? BGProcessingTask(run) : BGAppRefreshTask(run)
      let (device, now) = (DeviceHost.current, DeviceClock.now)
      (queue ?? .global()).async {
        DeviceHost.$current.withValue(device) {
          DeviceClock.$now.withValue(now) { launchHandler(task) }
        }
      }
    }
  }

  /// Asks for one start, in place of an earlier request for the same identifier.
  ///
  /// - Throws: ``Error`` with `notPermitted` where `Info.plist` does not name the identifier,
  ///   `tooManyPendingTaskRequests` beyond one refresh and ten others, `unavailable` where nothing
  ///   can be kept.
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

  open func cancel(taskRequestWithIdentifier identifier: String) {
    schedule.remove(kind: KeptRequest.kind, id: identifier)
  }

  open func cancelAllTaskRequests() {
    for request in pending { cancel(taskRequestWithIdentifier: request.identifier) }
  }

  /// Tells what was submitted and has not been started.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler(pending)
  }

  /// The same, as Swift sees Apple's method with a completion handler.
  open func pendingTaskRequests() async -> [BGTaskRequest] { pending }

  private var pending: [BGTaskRequest] {
    schedule.entries(kind: KeptRequest.kind).compactMap(KeptRequest.request)
  }

  private static func isPermitted(_ identifier: String) -> Bool {
    BackgroundDesk.permitted?.contains(identifier) ?? true
  }
}
