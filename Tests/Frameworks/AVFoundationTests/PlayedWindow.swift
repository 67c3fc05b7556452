import Foundation
import StrataDeviceServices
import StrataKitTesting
import Synchronization

/// A simulated browser that records what it is asked to play, and answers when a test wants.
final class PlayedWindow: DeviceRequests {
  private struct Open {
    let receive: @Sendable (DeviceAnswer) -> Void
    var isCancelled = false
  }

  let asked = Recorded<DeviceRequest>()
  private let open = Mutex<[Open]>([])

  var device: Device { Device(id: DeviceID(rawValue: UUID().uuidString), requests: self) }

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    let number = open.withLock { open in
      open.append(Open(receive: receive))
      return open.count - 1
    }
    asked.record(request)
    return DeviceRequestHandle { [self] in open.withLock { $0[number].isCancelled = true } }
  }

  /// Answers the last request.
  func answer(_ answer: DeviceAnswer) { open.withLock { $0.last }?.receive(answer) }

  /// A Boolean value that indicates whether each request was cancelled, in order.
  var cancelled: [Bool] { open.withLock { $0.map(\.isCancelled) } }

  /// Returns the arguments of a request.
  func order(_ number: Int) throws -> [String: Any] {
    let data = Data(asked.all[number].arguments.utf8)
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// Runs code for a device with this browser.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try DeviceHost.$current.withValue(device, operation: body)
  }
}
