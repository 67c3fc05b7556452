import StrataDeviceServices
import StrataWire
import Synchronization

/// What the code of a window asks of its browser, until the browser answers or is gone.
///
/// Questions go out as operations and answers come back as events, so a connection that drops
/// loses neither.
final class WindowRequests: DeviceRequests {
  /// How many may be open at once.
  static let limit = 64
  /// The longest arguments, in UTF-8 bytes: they wait in the outbox with the patches.
  static let maximumArguments = 128 << 10

  private typealias Receiver = @Sendable (DeviceAnswer) -> Void

  private struct State {
    var last = 0
    var open: [Int: (service: String, receive: Receiver)] = [:]
    var isOver = false
  }

  private let state = Mutex(State())
  @MainActor weak var session: LiveSession?

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    do {
      let number = try take(request, receive)
      tell(.request(number, service: request.service, arguments: request.arguments))
      return DeviceRequestHandle { [weak self] in self?.cancel(number) }
    } catch {
      receive(.failed(error))
      return DeviceRequestHandle()
    }
  }

  private func take(
    _ request: DeviceRequest, _ receive: @escaping Receiver
  ) throws(DeviceRequestError) -> Int {
    guard request.arguments.utf8.count <= Self.maximumArguments else {
      throw .tooLong(limit: Self.maximumArguments)
    }
    return try state.withLock { state throws(DeviceRequestError) in
      guard !state.isOver else { throw .windowGone }
      guard state.open.count < Self.limit else { throw .tooMany(limit: Self.limit) }
      state.last += 1
      state.open[state.last] = (request.service, receive)
      return state.last
    }
  }

  private func cancel(_ number: Int) {
    let wasOpen = state.withLock { $0.open.removeValue(forKey: number) != nil }
    if wasOpen { tell(.cancelRequest(number)) }
  }

  private func tell(_ operation: PatchOperation) {
    Task { @MainActor [weak self] in self?.session?.ask(operation) }
  }

  /// Hands an answer to whoever waits for it. `false` where nobody does.
  func receive(_ answer: ServiceAnswer) -> Bool {
    let waiting = state.withLock { state in
      answer.state == .part
        ? state.open[answer.request] : state.open.removeValue(forKey: answer.request)
    }
    guard let waiting else { return false }
    switch answer.state {
    case .part: waiting.receive(.part(answer.text))
    case .done: waiting.receive(.done(answer.text))
    case .refused: waiting.receive(.failed(.refused(answer.text)))
    }
    return true
  }

  /// Nobody will answer any more.
  func end() {
    let open = state.withLock { state in
      state.isOver = true
      defer { state.open = [:] }
      return state.open.values
    }
    for waiting in open { waiting.receive(.failed(.windowGone)) }
  }
}
