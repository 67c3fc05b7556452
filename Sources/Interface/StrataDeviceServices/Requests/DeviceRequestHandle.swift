/// A handle that cancels a request; afterwards no answers are delivered.
public struct DeviceRequestHandle: Sendable {
  private let giveUp: @Sendable () -> Void

  /// Creates a handle that cancels a request.
  ///
  /// - Parameter cancel: Cancels the request.
  public init(cancel: @escaping @Sendable () -> Void = {}) { giveUp = cancel }

  /// Cancels the request in the window. After the last answer this does nothing.
  public func cancel() { giveUp() }
}
