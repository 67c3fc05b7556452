import StrataDeviceServices

/// The device and languages that code runs for. Task-local values are lost in queues and timers,
/// and a notification may be posted for another device, so scheduled closures and observers carry
/// them along.
package struct Surroundings: Sendable {
  private let device = DeviceHost.current
  private let languages = PreferredLanguages.current

  /// Captures the device and languages of the caller.
  package init() {}

  /// A Boolean value that indicates whether a notification that is being posted is for this device.
  /// An object that belongs to no device receives all.
  package var isAddressed: Bool {
    guard let audience = DeviceHost.audience, let device else { return true }
    return audience == device.id
  }

  /// Runs a closure for the device, or for the caller's if it belongs to none, and in the languages.
  package func run(_ body: () -> Void) {
    DeviceHost.$current.withValue(device ?? DeviceHost.current) {
      PreferredLanguages.$current.withValue(languages, operation: body)
    }
  }
}
