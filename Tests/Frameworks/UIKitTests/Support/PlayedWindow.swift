import StrataDeviceServices
import StrataKitTesting

/// A simulated browser window that answers one service with parts when a test asks for it, and
/// others at once with `true`.
final class PlayedWindow: DeviceRequests {
  let asked = Recorded<DeviceRequest>()
  private let service: String
  private let watchers = Recorded<@Sendable (DeviceAnswer) -> Void>()

  /// Creates a window whose parts answer a service.
  init(parts service: String) { self.service = service }

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    if request.service == service { watchers.record(receive) } else { receive(.done("true")) }
    asked.record(request)
    return DeviceRequestHandle()
  }

  /// Waits for a watcher and sends it a part.
  func tell(_ json: String) async {
    await watchers.wait(for: 1)
    watchers.all.last?(.part(json))
  }
}
