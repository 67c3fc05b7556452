import Foundation
import StrataDeviceServices
import StrataLiveSession
import StrataWebServer
import StrataWire

/// One browser's socket: passes messages in order from the server's thread to the main actor, in
/// turns with those of other sockets (``MessageScheduler``).
// @unchecked: `rate` and `isRefused` are touched on the server's thread only, where callbacks arrive
// in order; everything else that changes on the main queue only.
final class SocketAdapter: WebSocketDelegate, SessionPeer, @unchecked Sendable {
  /// The maximum time that a socket may take to send its first message, the hello.
  static let patience = Duration.seconds(10)
  /// The maximum number of bytes that wait to be sent to a slow browser. The session keeps its
  /// patches for a reconnect.
  static let maximumBuffered = 1 << 20

  private enum State {
    case silent
    /// The browser has sent its hello, and the session is being found; messages wait in the scheduler.
    case greeted
    case live(LiveSession)
    case over
  }

  private let connection: WebSocketConnection
  private let service: HostService
  let device: Device
  private let language: String
  private let opensGeo: Bool
  private var rate: RateLimit
  private var isRefused = false
  private var state = State.silent
  private var silence: Task<Void, Never>?
  /// The socket's number in the scheduler.
  let number: MessageScheduler.Number
  /// The socket's number in the log of the protocol inspector.
  private let inspectedNumber: Int

  /// Creates the adapter of a socket; `nil` if the device has too many sockets.
  init?(
    _ connection: WebSocketConnection, _ service: HostService, _ device: Device, language: String,
    opensGeo: Bool
  ) {
    guard let number = service.scheduler.open(connection, of: device.id) else { return nil }
    self.connection = connection
    self.service = service
    self.device = device
    self.language = language
    self.opensGeo = opensGeo
    rate = RateLimit(now: service.elapsed())
    self.number = number
    inspectedNumber = service.inspector?.nextSocket() ?? 0
    service.scheduler.add(.opened, of: self)
  }

  func send(_ text: String) {
    guard connection.bufferedBytes <= Self.maximumBuffered else {
      return close(.noRoom, reason: "the browser receives messages too slowly")
    }
    service.inspector?.note(.down, text, socket: inspectedNumber)
    connection.send(text)
  }

  func close(_ code: CloseCode, reason: String) {
    connection.close(code: code.rawValue, reason: reason)
  }

  // MARK: On the server's thread

  func received(_ text: String) {
    guard !isRefused else { return }
    service.inspector?.note(.up, ServicePrivacy.withoutAnswer(text), socket: inspectedNumber)
    guard rate.allows(at: service.elapsed()) else {
      return refuseNow(.refused, "the browser sent too many messages")
    }
    if text == ClientMessage.probe { return send(text) }
    let since = service.elapsed()
    service.scheduler.add(.text(text, since: since), bytes: text.utf8.count, of: self)
  }

  func received(_ bytes: [UInt8]) {
    if !isRefused { refuseNow(.binary, "a message must be text, not binary") }
  }

  func wasted() { service.wasters.note(device.id, at: service.elapsed()) }

  func closed() { service.scheduler.finish(self) }

  private func refuseNow(_ code: CloseCode, _ reason: String) {
    isRefused = true
    close(code, reason: reason)
    service.scheduler.replace(with: .refused(code: code, reason: reason), of: self)
  }
}

// MARK: - On the main actor

@MainActor extension SocketAdapter {
  /// Handles a message that the scheduler passes on.
  func take(_ event: MessageScheduler.SocketEvent) {
    switch event {
    case .opened: awaitHello()
    case .text(let text, let since): handle(text, since: since)
    case .refused(let code, let reason): refuse(code, reason)
    case .closed: end()
    }
  }

  private func awaitHello() {
    guard case .silent = state else { return }
    let clock = service.clock
    silence = Task { [weak self] in
      guard (try? await clock.sleep(for: Self.patience)) != nil else { return }
      if let self, case .silent = self.state {
        self.refuse(.refused, "the browser did not send its first message, hello, in time")
      }
    }
  }

  /// Stops waiting for the first message. A task that is held keeps its memory even after its end.
  private func endSilence() {
    silence?.cancel()
    silence = nil
  }

  private func handle(_ text: String, since: Duration) {
    if case .over = state { return }
    do {
      let message = try ClientMessage(text)
      handle(message)
      if case .event = message { service.timings.events.add(service.elapsed() - since) }
    } catch {
      refuse(.refused, String(describing: error))
    }
  }

  private func handle(_ message: ClientMessage) {
    switch (state, message) {
    case (.silent, .hello(let hello)): greet(hello)
    case (.silent, _): refuse(.refused, "the first message of the browser must be hello")
    // Only messages of a socket that has closed meanwhile can arrive here.
    case (.greeted, _), (.over, _): break
    case (_, .hello): refuse(.refused, "the browser may send the message hello only once")
    case (.live(let session), _):
      if !service.holder.receive(message, for: session, from: self) {
        refuse(.refused, "the browser sent this message out of order")
      }
    }
  }

  private func greet(_ hello: ClientMessage.Hello) {
    endSilence()
    guard hello.version == WireSchema.version else {
      send(ServerMessage.reload.text)
      close(.reloading, reason: "")
      return end()
    }
    state = .greeted
    service.scheduler.hold(number)
    // The task begins at once, within this socket's turn, so that its device pays for a session
    // that is made anew.
    Task.immediate {
      let session = await service.holder.connect(
        self, hello: hello, device: device, language: language, opensGeo: opensGeo)
      if let session { begin(session) } else { end() }
    }
  }

  /// Begins to use a session, unless the socket closed while the session was created.
  private func begin(_ session: LiveSession) {
    guard case .greeted = state else {
      return service.holder.disconnect(self, from: session)
    }
    state = .live(session)
    service.scheduler.release(number)
  }

  private func refuse(_ code: CloseCode, _ reason: String) {
    if case .over = state { return }
    service.holder.countRefused()
    close(code, reason: reason)
    end()
  }

  /// Ignores further messages of this socket; another socket may resume its session.
  private func end() {
    endSilence()
    if case .live(let session) = state { service.holder.disconnect(self, from: session) }
    state = .over
    service.scheduler.close(number)
  }
}
