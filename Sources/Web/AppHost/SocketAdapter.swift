import DeviceServices
import Foundation
import LiveSession
import WebServer
import Wire

/// One browser's socket: messages in order from the server's thread to the main actor.
// @unchecked: `rate` is touched on the server's thread only, where callbacks arrive in order;
// everything else that changes on the main queue only.
final class SocketAdapter: WebSocketDelegate, SessionPeer, @unchecked Sendable {
  /// How long a peer may be silent before its hello.
  static let patience = Duration.seconds(10)
  /// What a slow peer may leave untaken. The session keeps its own outbox for when it comes back.
  static let maximumBuffered = 1 << 20

  private enum State {
    case silent
    /// The session is being found; what comes meanwhile waits.
    case greeted(waiting: [ClientMessage])
    case live(LiveSession)
    case over
  }

  private let connection: WebSocketConnection
  private let service: HostService
  private let device: Device
  private let language: String
  private let start = ContinuousClock.now
  private var rate = RateLimit(now: .zero)
  private var state = State.silent
  private var silence: Task<Void, Never>?
  /// Its number in the inspector's file.
  private let number: Int

  init(
    _ connection: WebSocketConnection, _ service: HostService, _ device: Device, language: String
  ) {
    self.connection = connection
    self.service = service
    self.device = device
    self.language = language
    number = service.inspector?.nextSocket() ?? 0
    onMain { $0.awaitHello() }
  }

  func send(_ text: String) {
    guard connection.bufferedBytes <= Self.maximumBuffered else {
      return connection.close(code: 1013, reason: "too slow")
    }
    service.inspector?.note(.down, text, socket: number)
    connection.send(text)
  }

  func close(code: UInt16, reason: String) { connection.close(code: code, reason: reason) }

  // MARK: On the server's thread

  func received(_ text: String) {
    service.inspector?.note(.up, ServicePrivacy.withoutAnswer(text), socket: number)
    guard rate.allows(at: start.duration(to: .now)) else {
      connection.close(code: 1008, reason: "too many messages")
      return onMain { $0.refuse(code: 1008, "too many messages") }
    }
    onMain { $0.handle(text) }
  }

  func received(_ bytes: [UInt8]) { onMain { $0.refuse(code: 1003, "messages are text") } }

  func closed() { onMain { $0.end() } }

  private func onMain(_ action: @escaping @MainActor (SocketAdapter) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { action(self) } }
  }
}

// MARK: - On the main actor

@MainActor extension SocketAdapter {
  private func awaitHello() {
    guard case .silent = state else { return }
    let clock = service.clock
    silence = Task { [weak self] in
      guard (try? await clock.sleep(for: Self.patience)) != nil else { return }
      if let self, case .silent = self.state { self.refuse(code: 1008, "nothing was said") }
    }
  }

  private func handle(_ text: String) {
    if case .over = state { return }
    do {
      try handle(ClientMessage(text))
    } catch {
      refuse(code: 1008, String(describing: error))
    }
  }

  private func handle(_ message: ClientMessage) {
    switch (state, message) {
    case (.silent, .hello(let hello)): greet(hello)
    case (.silent, _): refuse(code: 1008, "say hello first")
    case (.over, _): break
    case (_, .hello): refuse(code: 1008, "one hello is enough")
    case (.greeted(let waiting), _):
      guard waiting.count < 100 else { return refuse(code: 1008, "too many messages") }
      state = .greeted(waiting: waiting + [message])
    case (.live(let session), _):
      if !service.holder.receive(message, for: session, from: self) {
        refuse(code: 1008, "this message cannot follow what was said before")
      }
    }
  }

  private func greet(_ hello: ClientMessage.Hello) {
    silence?.cancel()
    guard hello.version == 1 else {
      send(ServerMessage.reload.text)
      close(code: 1000, reason: "")
      return end()
    }
    state = .greeted(waiting: [])
    Task {
      let session = await service.holder.connect(
        self, hello: hello, device: device, language: language)
      if let session { begin(session) } else { end() }
    }
  }

  /// The socket may have gone while its session was made.
  private func begin(_ session: LiveSession) {
    guard case .greeted(let waiting) = state else {
      return service.holder.disconnect(self, from: session)
    }
    state = .live(session)
    waiting.forEach(handle)
  }

  private func refuse(code: UInt16, _ reason: String) {
    if case .over = state { return }
    service.holder.countRefused()
    close(code: code, reason: reason)
    end()
  }

  /// Nothing that this socket says counts any more; its session may be asked for again.
  private func end() {
    silence?.cancel()
    if case .live(let session) = state { service.holder.disconnect(self, from: session) }
    state = .over
  }
}
