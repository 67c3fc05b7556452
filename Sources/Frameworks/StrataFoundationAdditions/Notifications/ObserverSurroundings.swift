import StrataDeviceServices

/// The device and languages of an observer. A notification may be posted for another device, and a
/// queue's work has no task-local values.
struct ObserverSurroundings: Sendable {
  private let device = DeviceHost.current
  private let languages = PreferredLanguages.current

  func run(_ body: () -> Void) {
    DeviceHost.$current.withValue(device) {
      PreferredLanguages.$current.withValue(languages, operation: body)
    }
  }
}
