import Foundation
import StrataBrowserClient
import StrataBrowserTesting
import StrataKitTesting
import StrataWebServer
import StrataWire
import Synchronization

/// A scripted server: one page, one session.
///
/// It numbers, acknowledges and replays as the real one does, so that a test scripts only the app's
/// answers.
final class ScriptedApp: Sendable {
  typealias Answer = @Sendable (ClientMessage.Event) -> [PatchOperation]

  /// The events of the browser, each once.
  let events = Recorded<ClientMessage.Event>()
  let hellos = Recorded<ClientMessage.Hello>()
  /// The probes of the connection, which the app does not see.
  let probes = Recorded<String>()
  /// Every frame from the browser, unchanged.
  let frames = Recorded<String>()
  let state = Mutex(State())
  /// The version of the server, in the page and its worker.
  let version = ServedVersion()
  /// The name of a file that the server does not have; empty at first.
  let refused = ServedVersion()
  private let answer: Answer
  private let server = Mutex<WebServer?>(nil)
  private let port = Mutex(0)

  struct State {
    var seq = 0
    var lastEvent = 0
    var unconfirmed: [(number: Int, operations: [PatchOperation])] = []
    var connection: WebSocketConnection?
    /// A connection that was cut without notice: nothing goes through it any more.
    var dead: WebSocketConnection?
    /// The answer to the next hello, instead of "resumed".
    var welcome: ServerMessage?
    /// A Boolean value that indicates whether frames are lost on the way, in each direction.
    var losesEvents = false
    var losesPatches = false
    var refuses = false
  }

  /// Starts a server with a page.
  ///
  /// - Parameters:
  ///   - screen: The HTML inside `#screen`.
  ///   - body: Attributes of `body`, such as `data-latency="150 60"`.
  ///   - isInstalled: Whether the page has a service worker.
  ///   - refusing: The name of a file that the server has not, such as "leaflet.js".
  ///   - answer: The patch that answers an event.
  init(
    _ screen: String, body: String = "", isInstalled: Bool = false, refusing: String = "",
    answer: @escaping Answer = { _ in [] }
  ) throws {
    self.answer = answer
    refused.change(refusing)
    let site = try ScriptedSite(
      screen: screen, body: body, isInstalled: isInstalled, version: version, refused: refused)
    var configuration = WebServer.Configuration()
    configuration.maximumFrameBytes = ClientMessage.maximumMessage
    let server = WebServer(configuration, respond: { site.respond(to: $0) }) {
      [weak self] _, connection in
      guard let self, !self.state.withLock({ $0.refuses }) else { return nil }
      return ScriptedSocket(app: self, connection: connection)
    }
    let bound = try server.start()
    port.withLock { $0 = bound }
    self.server.withLock { $0 = server }
  }

  var url: String { "http://127.0.0.1:\(port.withLock { $0 })/" }

  /// Opens the page in a new browser and runs the test once it is live.
  ///
  /// - Parameter hasNotifications: Whether it can show notifications and receive push messages.
  func browse(hasNotifications: Bool = false, _ test: (Browser) async throws -> Void) async throws {
    // Wide enough for the default size classes.
    let window = Viewport(width: 640, height: 844, isMobile: true)
    try await Browser.run(hasNotifications ? .notifying(window) : .viewport(window)) { browser in
      try await browser.open(url)
      try await browser.wait(until: "window.__strata?.live")
      try await test(browser)
    }
    await server.withLock { $0 }?.stop(within: .seconds(1))
  }

  func received(_ text: String, on connection: WebSocketConnection) {
    frames.record(text)
    guard let message = try? ClientMessage(text) else { return }
    switch message {
    case .hello(let hello): welcome(hello, connection)
    case .acknowledgement(let number): confirm(number)
    case .event(let event): handle(event)
    }
  }

  private func welcome(_ hello: ClientMessage.Hello, _ connection: WebSocketConnection) {
    let replies = state.withLock { state -> [ServerMessage] in
      state.connection = connection
      state.losesPatches = false
      if let welcome = state.welcome {
        state = State()
        state.connection = connection
        return [welcome]
      }
      let missing = state.unconfirmed.filter { $0.number > hello.lastPatch }
      return [.resumed(lastEvent: state.lastEvent)]
        + missing.map { .patch(number: $0.number, lastEvent: state.lastEvent, $0.operations) }
    }
    hellos.record(hello)
    replies.forEach { connection.send($0.text) }
  }

  private func handle(_ event: ClientMessage.Event) {
    confirm(event.lastPatch)
    let isNew = state.withLock { state in
      guard !state.losesEvents, event.number == state.lastEvent + 1 else { return false }
      state.lastEvent = event.number
      return true
    }
    guard isNew else { return }
    // The environment is sent once at the beginning, and is no event of a test.
    guard event.name != "env" else { return patch([]) }
    // Recorded before the page can know of it: a test that waits for the page can count.
    events.record(event)
    patch(answer(event))
  }

  private func confirm(_ number: Int) {
    state.withLock { $0.unconfirmed.removeAll { $0.number <= number } }
  }
}
