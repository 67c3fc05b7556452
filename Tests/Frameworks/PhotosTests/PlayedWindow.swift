import Foundation
import StrataDeviceServices
import Synchronization

/// A simulated browser that records requests and answers by service.
final class PlayedWindow: DeviceRequests {
  typealias Answers = @Sendable (DeviceRequest) -> [DeviceAnswer]

  private let state = Mutex<[DeviceRequest]>([])
  private let answers: Answers

  init(_ answers: @escaping Answers) { self.answers = answers }

  var asked: [DeviceRequest] { state.withLock { $0 } }

  var device: Device { Device(id: DeviceID(rawValue: UUID().uuidString), requests: self) }

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    state.withLock { $0.append(request) }
    answers(request).forEach(receive)
    return DeviceRequestHandle()
  }
}
