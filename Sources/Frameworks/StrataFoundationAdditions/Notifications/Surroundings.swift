import StrataDeviceServices

/// The device and the languages for which code runs. Task-local values are lost in queues and
/// timers, and a notification may be posted for another device, so scheduled closures and observers
/// keep this value.
package struct Surroundings: Sendable {
  private let device = DeviceHost.current
  private let languages = PreferredLanguages.current

  /// Captures the device and languages of the caller.
  package init() {}

  /// A Boolean value that indicates whether a notification that is being posted concerns this
  /// device. It is `true` if the value belongs to no device.
  package var isAddressed: Bool {
    guard let audience = DeviceHost.audience, let device else { return true }
    return audience == device.id
  }

  /// Runs a closure for the device and in the languages; for the caller's device if the value
  /// belongs to none.
  package func run(_ body: () -> Void) {
    DeviceHost.$current.withValue(device ?? DeviceHost.current) {
      PreferredLanguages.$current.withValue(languages, operation: body)
    }
  }
}
