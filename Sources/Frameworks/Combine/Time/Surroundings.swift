import StrataDeviceServices

/// The device and languages that code runs for. Task-local values are lost in queues and timers, so
/// scheduled closures carry them along.
struct Surroundings: Sendable {
  private let device = DeviceHost.current
  private let languages = PreferredLanguages.current

  /// Whether a notification that is being posted is for this device.
  var isAddressed: Bool {
    guard let audience = DeviceHost.audience else { return true }
    return audience == device?.id ?? .local
  }

  func run(_ body: () -> Void) {
    DeviceHost.$current.withValue(device) {
      PreferredLanguages.$current.withValue(languages, operation: body)
    }
  }
}

/// A closure to be scheduled, with the device and languages it runs for.
// @unchecked: the caller gives the closure away; as on Apple's platforms, nothing checks that what
// it uses may be used elsewhere.
struct Handed: @unchecked Sendable {
  private let action: () -> Void
  private let surroundings = Surroundings()

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() { surroundings.run(action) }
}
