/// Stands where there is no window: every request fails at once.
public struct NoDeviceRequests: DeviceRequests {
  public init() {}

  public func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    receive(.failed(.noWindow))
    return DeviceRequestHandle()
  }
}
