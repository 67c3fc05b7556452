import StrataDeviceServices
import StrataWorkers
import Synchronization

/// The devices that live in a worker: those that have a page here, or had a connection a moment ago.
///
/// The front sends their connections here for as long.
final class Residents: Sendable {
  /// The time after a device's latest connection or page in which it stays without a page.
  static let stay = Duration.seconds(20)

  private struct Resident {
    /// The number of the latest connection that the front has sent.
    var number = 0
    var seen: Duration
  }

  private struct State {
    var residents: [DeviceID: Resident] = [:]
    /// The time of the latest connection without a device, until it was reported that it left.
    var stranger: Duration?
  }

  private let state = Mutex(State())
  private let send: @Sendable (WorkerMessage) -> Void
  private let elapsed: @Sendable () -> Duration

  /// Creates an empty register.
  ///
  /// - Parameters:
  ///   - clock: The clock of the time that devices stay.
  ///   - send: Sends a message to the front.
  init<C: Clock<Duration>>(
    clock: C = ContinuousClock(), send: @escaping @Sendable (WorkerMessage) -> Void
  ) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    self.send = send
  }

  /// A Boolean value that indicates whether no device lives here.
  var isEmpty: Bool { state.withLock { $0.residents.isEmpty } }

  /// Records a connection from the front.
  func arrived(_ device: String?, number: Int) {
    let now = elapsed()
    state.withLock { state in
      guard let device else { return state.stranger = now }
      state.residents[DeviceID(rawValue: device)] = Resident(number: number, seen: now)
    }
  }

  /// Records a request of a device, and says so to the front if it did not send the device: then it
  /// is new, or comes again on a connection that was kept open.
  func meets(_ device: DeviceID) {
    let now = elapsed()
    let isNew = state.withLock { state in
      let number = state.residents[device]?.number
      state.residents[device] = Resident(number: number ?? 0, seen: now)
      return number == nil
    }
    // Before the answer is sent: the browser's next connection may follow at once.
    if isNew { send(.home(device.rawValue)) }
  }

  /// Reports the devices that have left.
  ///
  /// - Parameter hasPage: Returns whether a device has an open page.
  func sweep(_ hasPage: (DeviceID) -> Bool) {
    let limit = elapsed() - Self.stay
    let old = state.withLock { $0.residents.filter { $0.value.seen <= limit } }
    for device in old.keys where !hasPage(device) {
      let number = state.withLock { state -> Int? in
        // It may have come again meanwhile.
        guard let resident = state.residents[device], resident.seen <= limit else { return nil }
        state.residents[device] = nil
        return resident.number
      }
      if let number { send(.left(device.rawValue, number)) }
    }
    reportStranger(before: limit)
  }

  /// Reports that nobody is left after somebody whose requests never named a device.
  private func reportStranger(before limit: Duration) {
    let isGone = state.withLock { state in
      guard state.residents.isEmpty, let stranger = state.stranger, stranger <= limit else {
        return false
      }
      state.stranger = nil
      return true
    }
    if isGone { send(.left("", 0)) }
  }
}
