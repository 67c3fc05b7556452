import StrataDeviceServices
import StrataWorkers
import Synchronization

/// The devices that a worker serves: those that have a page in this process, or had a connection a
/// moment ago.
///
/// The front sends their connections to this worker for as long.
final class Residents: Sendable {
  /// The time for which the worker keeps a device without a page after its latest connection or
  /// page.
  static let stay = Duration.seconds(20)

  private struct Resident {
    /// The number of the latest connection that the front has handed over.
    var number = 0
    var seen: Duration
  }

  private struct State {
    var residents: [DeviceID: Resident] = [:]
    /// The time of the latest connection that named no device; `nil` once it was reported that its
    /// visitor left.
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

  /// A Boolean value that indicates whether the worker serves no device.
  var isEmpty: Bool { state.withLock { $0.residents.isEmpty } }

  /// Records a connection that the front has handed over.
  func arrived(_ device: String?, number: Int) {
    let now = elapsed()
    state.withLock { state in
      guard let device else { return state.stranger = now }
      state.residents[DeviceID(rawValue: device)] = Resident(number: number, seen: now)
    }
  }

  /// Returns whether a worker that serves a single device may serve a device: its own, or one if it
  /// has none.
  func admits(_ device: DeviceID?) -> Bool {
    state.withLock { state in
      state.residents.isEmpty || device.map { state.residents[$0] != nil } ?? false
    }
  }

  /// Records a request of a device. If the front did not hand over the device, reports it to the
  /// front: the device is new, or comes again on a connection that was kept open.
  func meets(_ device: DeviceID) {
    let now = elapsed()
    let isNew = state.withLock { state in
      let number = state.residents[device]?.number
      state.residents[device] = Resident(number: number ?? 0, seen: now)
      return number == nil
    }
    // This is reported before the answer is sent, since the browser's next connection may follow at
    // once.
    if isNew { send(.home(device.rawValue)) }
  }

  /// Reports to the front the devices that have left.
  ///
  /// - Parameter hasPage: Returns whether a device has an open page.
  func sweep(_ hasPage: (DeviceID) -> Bool) {
    let limit = elapsed() - Self.stay
    let old = state.withLock { $0.residents.filter { $0.value.seen <= limit } }
    for device in old.keys where !hasPage(device) {
      let number = state.withLock { state -> Int? in
        // The device may have come again since the list was made.
        guard let resident = state.residents[device], resident.seen <= limit else { return nil }
        state.residents[device] = nil
        return resident.number
      }
      if let number { send(.left(device.rawValue, number)) }
    }
    reportStranger(before: limit)
  }

  /// Reports to the front that no visitor is left, after the departure of a visitor whose requests
  /// never named a device.
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
