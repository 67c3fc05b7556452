import StrataDeviceServices
import StrataFoundationAdditions

/// The device and the languages for which an object was created. The app's closures run with them
/// when they are called later, such as on a queue or during another device's save.
struct OwnerSurroundings: Sendable {
  private let device = DeviceHost.current
  private let surroundings = Surroundings()

  /// Runs a closure with the device and the languages. The closure is not regarded as part of a
  /// notification that is being posted.
  func run(_ body: () -> Void) {
    DeviceHost.$current.withValue(device) {
      DeviceHost.$audience.withValue(nil) { surroundings.run(body) }
    }
  }
}
