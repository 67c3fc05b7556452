import StrataDeviceServices
import Synchronization

/// Devices whose sockets sent too much besides messages, such as millions of empty frames. They open
/// no socket for a minute: otherwise one that is closed for it would be opened again at once.
final class WastefulDevices: Sendable {
  /// The time for which a device opens no socket.
  static let pause = Duration.seconds(60)
  /// The maximum number of devices that are remembered.
  static let capacity = 10_000

  private let ends = Mutex<[DeviceID: Duration]>([:])

  /// Refuses the sockets of a device from now on.
  func note(_ device: DeviceID, at now: Duration) {
    ends.withLock { ends in
      if ends.count >= Self.capacity { ends = ends.filter { $0.value > now } }
      if ends.count >= Self.capacity { ends = [:] }
      ends[device] = now + Self.pause
    }
  }

  /// Returns whether a device may open a socket.
  func allows(_ device: DeviceID, at now: Duration) -> Bool {
    ends.withLock { ends in
      guard let end = ends[device] else { return true }
      if now >= end { ends[device] = nil }
      return now >= end
    }
  }
}
