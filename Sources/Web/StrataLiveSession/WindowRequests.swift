import StrataDeviceServices
import StrataViewTree
import StrataWire
import Synchronization

/// The open requests of a window's code to its browser.
///
/// Requests are sent as operations and answers as events, so that a dropped connection loses
/// neither.
final class WindowRequests: DeviceRequests {
  /// The maximum number of open requests.
  static let limit = 64
  /// The maximum size of the arguments, in UTF-8 bytes: they wait in the outbox with the patches.
  static let maximumArguments = 128 << 10

  private typealias Receiver = @Sendable (DeviceAnswer) -> Void

  private struct Open {
    let receive: Receiver
    /// The view's task that waits for the answer.
    let asker: ViewTask?
  }

  private struct State {
    var last = 0
    var open: [Int: Open] = [:]
    var isOver = false
  }

  private let state = Mutex(State())
  @MainActor weak var session: LiveSession?

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    do {
      let asker = ViewTask.current
      let number = try take(request, Open(receive: receive, asker: asker))
      Task { @MainActor in asker?.asks() }
      tell(.request(number, service: request.service, arguments: request.arguments))
      return DeviceRequestHandle { [weak self] in self?.cancel(number) }
    } catch {
      receive(.failed(error))
      return DeviceRequestHandle()
    }
  }

  private func take(
    _ request: DeviceRequest, _ open: Open
  ) throws(DeviceRequestError) -> Int {
    guard request.arguments.utf8.count <= Self.maximumArguments else {
      throw .tooLong(limit: Self.maximumArguments)
    }
    return try state.withLock { state throws(DeviceRequestError) in
      guard !state.isOver else { throw .windowGone }
      guard state.open.count < Self.limit else { throw .tooMany(limit: Self.limit) }
      state.last += 1
      state.open[state.last] = open
      return state.last
    }
  }

  private func cancel(_ number: Int) {
    guard let open = state.withLock({ $0.open.removeValue(forKey: number) }) else { return }
    release(open.asker)
    tell(.cancelRequest(number))
  }

  private func release(_ asker: ViewTask?) {
    Task { @MainActor in asker?.isAnswered() }
  }

  private func tell(_ operation: PatchOperation) {
    Task { @MainActor [weak self] in self?.session?.ask(operation) }
  }

  /// Passes an answer to its receiver. Returns `false` if no request with that number is open.
  func receive(_ answer: ServiceAnswer) -> Bool {
    let waiting = state.withLock { state in
      answer.state == .part
        ? state.open[answer.request] : state.open.removeValue(forKey: answer.request)
    }
    guard let waiting else { return false }
    if answer.state != .part { release(waiting.asker) }
    switch answer.state {
    case .part: waiting.receive(.part(answer.text))
    case .done: waiting.receive(.done(answer.text))
    case .refused: waiting.receive(.failed(.refused(answer.text)))
    }
    return true
  }

  /// Fails all open requests, as the window is gone.
  func end() {
    let open = state.withLock { state in
      state.isOver = true
      defer { state.open = [:] }
      return state.open.values
    }
    for waiting in open {
      release(waiting.asker)
      waiting.receive(.failed(.windowGone))
    }
  }
}
