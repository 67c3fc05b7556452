import StrataDeviceServices
import Synchronization

/// A browser whose answers a test sets: its permission, its position, and a record of the requests.
final class PlayedWindow: DeviceRequests {
  private struct State {
    var permission: String
    var position: DeviceAnswer?
    var asked: [String] = []
  }

  private let state: Mutex<State>

  init(_ permission: String, _ position: DeviceAnswer? = nil) {
    state = Mutex(State(permission: permission, position: position))
  }

  /// Creates a browser with a position and any precision.
  convenience init(latitude: Double, longitude: Double) {
    self.init(
      "granted", .done(#"{"latitude":\#(latitude),"longitude":\#(longitude),"accuracy":5}"#))
  }

  var asked: [String] { state.withLock(\.asked) }

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    let answer = state.withLock { state -> DeviceAnswer? in
      state.asked.append(request.service)
      if request.service == "position.state" { return .done("\"\(state.permission)\"") }
      if case .done = state.position { state.permission = "granted" }
      if case .failed(.refused("denied")) = state.position { state.permission = "denied" }
      return state.position
    }
    if let answer { receive(answer) }
    return DeviceRequestHandle()
  }

  /// Runs work on a device with this window.
  func run<Result>(
    as name: String = "ann", isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let device = Device(id: DeviceID(rawValue: name), requests: self)
    return try await DeviceHost.$current.withValue(device, operation: body)
  }
}
