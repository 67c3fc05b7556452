public import Foundation

/// Asks for one start of the app at a time when nobody looks. Made as one of its subclasses.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  // @unchecked: as Apple's it is one owner's until it is submitted, and the scheduler keeps a copy.
  public let identifier: String

  /// Not before this; `nil` for as soon as it suits.
  public var earliestBeginDate: Date?

  init(named identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks for a short start, to bring what is shown up to date.
///
///     let request = BGAppRefreshTaskRequest(identifier: "com.example.refresh")
///     request.earliestBeginDate = Date(timeIntervalSinceNow: 4 * 3600)
///     try BGTaskScheduler.shared.submit(request)
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(named: identifier) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGAppRefreshTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// Asks for a longer start, for work that can wait.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Accepted: a server has a network whenever anybody can be told anything.
  open var requiresNetworkConnectivity = false
  /// Accepted: a server is always at a socket.
  open var requiresExternalPower = false

  public init(identifier: String) { super.init(named: identifier) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}
