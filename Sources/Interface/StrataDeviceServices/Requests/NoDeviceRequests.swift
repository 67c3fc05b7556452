/// Requests for code without a window: every one fails at once.
public struct NoDeviceRequests: DeviceRequests {
  /// Creates requests for code without a window, which fail at once.
  public init() {}

  public func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    receive(.failed(.noWindow))
    return DeviceRequestHandle()
  }
}
