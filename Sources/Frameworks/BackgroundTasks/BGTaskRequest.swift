public import Foundation

/// A request for one launch in the background. Create one of its subclasses.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  // @unchecked: as Apple's it has one owner until it is submitted, and the scheduler keeps a copy.
  /// The identifier by which the scheduler finds the handler of the task.
  public let identifier: String

  /// The earliest time of the launch, or `nil` for as soon as possible.
  public var earliestBeginDate: Date?

  init(named identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for a short launch that updates the app's content.
///
///     let request = BGAppRefreshTaskRequest(identifier: "com.example.refresh")
///     request.earliestBeginDate = Date(timeIntervalSinceNow: 4 * 3600)
///     try BGTaskScheduler.shared.submit(request)
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request for a short launch that updates the app's content.
  public init(identifier: String) { super.init(named: identifier) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGAppRefreshTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// A request for a longer launch, for work that can wait.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// A Boolean value that indicates whether the work needs a network.
  ///
  /// Accepted: the value has no effect: the work runs on the server, which always has a network.
  open var requiresNetworkConnectivity = false
  /// A Boolean value that indicates whether the work needs external power.
  ///
  /// Accepted: the value has no effect: the work runs on the server, which always has external
  /// power.
  open var requiresExternalPower = false

  /// Creates a request for a longer launch, for work that can wait.
  public init(identifier: String) { super.init(named: identifier) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}
