import StrataDeviceServices
import Synchronization

/// A simulated browser with an answer for each service.
final class PlayedWindow: DeviceRequests {
  private struct State {
    var answers: [String: DeviceAnswer]
    var asked: [DeviceRequest] = []
    var watchers: [@Sendable (DeviceAnswer) -> Void] = []
    var cancelled = 0
  }

  private let state: Mutex<State>

  init(_ answers: [String: DeviceAnswer]) { state = Mutex(State(answers: answers)) }

  var asked: [String] { state.withLock { $0.asked.map(\.service) } }
  var arguments: [String] { state.withLock { $0.asked.map(\.arguments) } }
  var watchers: Int { state.withLock { $0.watchers.count } }
  var cancelled: Int { state.withLock(\.cancelled) }

  func set(_ service: String, _ answer: DeviceAnswer) {
    state.withLock { $0.answers[service] = answer }
  }

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    let answer = state.withLock { state in
      state.asked.append(request)
      if request.service == "position.watch" { state.watchers.append(receive) }
      return state.answers[request.service]
    }
    if let answer { receive(answer) }
    return DeviceRequestHandle { [weak self] in self?.state.withLock { $0.cancelled += 1 } }
  }

  func tell(_ answer: DeviceAnswer) {
    for watcher in state.withLock(\.watchers) { watcher(answer) }
  }

  static let london = #"{"latitude":51.51,"longitude":-0.13,"accuracy":1110,"timestamp":1000}"#

  /// Runs work for a device with this window.
  func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let device = Device(id: DeviceID(rawValue: "ann"), requests: self)
    return try await DeviceHost.$current.withValue(device, operation: body)
  }
}
