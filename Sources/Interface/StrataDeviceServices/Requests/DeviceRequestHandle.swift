/// A request that may be given up; afterwards nothing more is heard of it.
public struct DeviceRequestHandle: Sendable {
  private let giveUp: @Sendable () -> Void

  public init(cancel: @escaping @Sendable () -> Void = {}) { giveUp = cancel }

  /// Tells the window to stop. Once the last answer has come this does nothing.
  public func cancel() { giveUp() }
}
