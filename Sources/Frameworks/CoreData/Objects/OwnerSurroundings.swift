import StrataDeviceServices
import StrataFoundationAdditions

/// The device and the languages of the code that made something, for the app's code that it calls
/// later: on a queue, or during another device's save.
struct OwnerSurroundings: Sendable {
  private let device = DeviceHost.current
  private let surroundings = Surroundings()

  /// Runs a closure for the owner. It is not part of a notification that is being posted.
  func run(_ body: () -> Void) {
    DeviceHost.$current.withValue(device) {
      DeviceHost.$audience.withValue(nil) { surroundings.run(body) }
    }
  }
}
