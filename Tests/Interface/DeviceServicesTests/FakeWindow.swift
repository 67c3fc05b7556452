import StrataDeviceServices
import Synchronization

/// A window that answers as the test says.
final class FakeWindow: DeviceRequests {
  private struct State {
    var asked: [DeviceRequest] = []
    var receivers: [@Sendable (DeviceAnswer) -> Void] = []
    var cancelled: [Int] = []
  }

  private let state = Mutex(State())
  private let prompt: DeviceAnswer?

  /// Creates a window.
  ///
  /// - Parameter prompt: An answer that the window gives before `begin` has returned.
  init(_ prompt: DeviceAnswer? = nil) { self.prompt = prompt }

  var asked: [DeviceRequest] { state.withLock(\.asked) }
  var cancelled: [Int] { state.withLock(\.cancelled) }

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    let number = state.withLock { state in
      state.asked.append(request)
      state.receivers.append(receive)
      return state.asked.count - 1
    }
    if let prompt { receive(prompt) }
    return DeviceRequestHandle { [weak self] in
      self?.state.withLock { $0.cancelled.append(number) }
    }
  }

  func say(_ answer: DeviceAnswer, to number: Int = 0) {
    state.withLock { $0.receivers[number] }(answer)
  }
}
