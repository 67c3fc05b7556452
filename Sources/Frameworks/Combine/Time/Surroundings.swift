import StrataDeviceServices

/// Whose work a piece of code is part of: task-locals are lost in queues and timers, so what is
/// scheduled takes them along.
struct Surroundings: Sendable {
  private let device = DeviceHost.current
  private let languages = PreferredLanguages.current

  func run(_ body: () -> Void) {
    DeviceHost.$current.withValue(device) {
      PreferredLanguages.$current.withValue(languages, operation: body)
    }
  }
}

/// A closure on its way to where it runs, with whose work it is.
// @unchecked: whoever schedules a closure hands it over; what it does there is its own affair, as
// on Apple's platforms.
struct Handed: @unchecked Sendable {
  private let action: () -> Void
  private let surroundings = Surroundings()

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() { surroundings.run(action) }
}
